import { EventEmitter } from 'node:events';

/** Tells open pages that something they show has changed. */
export class Changes {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  readonly announce = (): void => {
    this.#emitter.emit('change');
  };

  /** @returns what ends it */
  subscribe(listener: () => void): () => void {
    this.#emitter.on('change', listener);
    return () => this.#emitter.off('change', listener);
  }
}
