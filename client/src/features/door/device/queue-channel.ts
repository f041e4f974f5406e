const NAME = 'door-queue';

/** Tells the browser's other tabs that scans wait, or were sent: all tabs have one queue. */
export function publishQueue(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

/** @returns a function that ends the subscription */
export function subscribeToQueue(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = listener;
  return () => channel.close();
}
