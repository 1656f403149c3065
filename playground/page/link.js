// The one socket: questions with their answers, and changes as they come.

const PAUSES = [250, 500, 1000, 2000];

export class Link {
  constructor(hear) {
    this.hear = hear;
    this.waiting = new Map();
    this.count = 0;
    this.attempts = 0;
    this.open();
  }

  open() {
    const address = new URL("/live", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.socket = new WebSocket(address);
    this.socket.onopen = () => {
      this.attempts = 0;
      this.hear({ linked: true });
    };
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => this.lose();
  }

  ask(what, more = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ lost: true, failed: true });
    const id = ++this.count;
    this.socket.send(JSON.stringify({ id, do: what, ...more }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  receive(told) {
    if (!("re" in told)) return this.hear(told);
    this.waiting.get(told.re)?.(told);
    this.waiting.delete(told.re);
  }

  lose() {
    for (const resolve of this.waiting.values()) resolve({ lost: true, failed: true });
    this.waiting.clear();
    if (this.attempts === 0) this.hear({ linked: false });
    setTimeout(() => this.open(), PAUSES[Math.min(this.attempts++, PAUSES.length - 1)]);
  }
}
