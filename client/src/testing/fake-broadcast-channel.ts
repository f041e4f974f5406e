import { vi } from 'vitest';

const channels = new Set<FakeBroadcastChannel>();

/** jsdom has none, and that of Node keeps the process from ending. */
class FakeBroadcastChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    channels.add(this);
  }

  postMessage(data: unknown): void {
    const others = [...channels].filter((channel) => channel !== this && channel.name === this.name);
    for (const other of others) queueMicrotask(() => other.onmessage?.({ data: structuredClone(data) }));
  }

  close(): void {
    channels.delete(this);
  }
}

export function installFakeBroadcastChannel(): void {
  channels.clear();
  vi.stubGlobal('BroadcastChannel', FakeBroadcastChannel);
}
