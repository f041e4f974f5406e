/**
 * A page of the sandbox within the product's page, and the messages between the two. Both sides answer only to the
 * window and the origin that they know.
 */
export class Frame {
  #origin;
  #waiting = new Map();
  #calls = 0;
  #ready;

  /**
   * @param {string} url
   * @param {string} title
   * @param {(message: { type: string }) => void} onMessage
   */
  constructor(url, title, onMessage) {
    this.#origin = new URL(url).origin;
    this.onMessage = onMessage;
    this.element = document.createElement('iframe');
    this.element.title = title;
    this.element.src = url;
    Object.assign(this.element.style, { border: '0', display: 'block', width: '100%', height: '0' });
    this.#ready = new Promise((resolve) => {
      this.setReady = resolve;
    });
    window.addEventListener('message', this.#receive);
  }

  post(message) {
    this.element.contentWindow?.postMessage(message, this.#origin);
  }

  /** Asks for something, and waits for the answer. */
  async ask(message) {
    await this.#ready;
    this.#calls += 1;
    const call = this.#calls;
    const answer = new Promise((resolve) => this.#waiting.set(call, resolve));
    this.post({ ...message, call });
    return answer;
  }

  destroy() {
    window.removeEventListener('message', this.#receive);
    this.element.remove();
  }

  #receive = ({ origin, source, data }) => {
    if (origin !== this.#origin || source !== this.element.contentWindow) return;
    if (data.type !== 'answer') return this.onMessage(data);
    this.#waiting.get(data.call)?.(data.result);
    this.#waiting.delete(data.call);
  };
}
