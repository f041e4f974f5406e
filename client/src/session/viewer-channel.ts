const NAME = 'viewer';
/** A channel also tells the tab itself, which needs no telling. */
const tab = String(Math.random());

export interface ViewerMessage {
  tab: string;
  viewerId: string | null;
}

/** Tells the browser's other tabs which account is signed in now, null for nobody: they share the cookie. */
export function publishViewer(viewerId: string | null): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ tab, viewerId } satisfies ViewerMessage);
  channel.close();
}

/** @returns a function that ends the subscription */
export function subscribeToViewer(listener: (viewerId: string | null) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<ViewerMessage>) => {
    if (data.tab !== tab) listener(data.viewerId);
  };
  return () => channel.close();
}
