/** How a sign-in at Google ended; `error` is the server's code, null on success. */
export interface GoogleSignInResult {
  error: string | null;
}

const NAME = 'google-sign-in';

/** Google's pages cut their window off from the one that opened it, so a channel is the only way to reach it. */
export function publishGoogleSignIn(result: GoogleSignInResult): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(result);
  channel.close();
}

/** @returns a function that ends the subscription */
export function subscribeToGoogleSignIn(listener: (result: GoogleSignInResult) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<GoogleSignInResult>) => listener(data);
  return () => channel.close();
}
