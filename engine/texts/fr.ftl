list-and = { $start } et { $last }
