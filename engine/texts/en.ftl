list-and = { $start } and { $last }
