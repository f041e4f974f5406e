const NAME = 'viewer';
/** A channel also tells the tab itself, which needs no telling. */
const tab = String(Math.random());

export interface ViewerMessage {
  tab: string;
  viewerId: string | null;
  /** The account is the same; what it says of itself has changed. */
  hasChanged?: boolean;
}

/** Tells the browser's other tabs which account is signed in now, null for nobody: they share the cookie. */
export function publishViewer(viewerId: string | null, { hasChanged = false } = {}): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ tab, viewerId, ...(hasChanged && { hasChanged }) } satisfies ViewerMessage);
  channel.close();
}

/** @returns a function that ends the subscription */
export function subscribeToViewer(listener: (message: ViewerMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<ViewerMessage>) => {
    if (data.tab !== tab) listener(data);
  };
  return () => channel.close();
}
