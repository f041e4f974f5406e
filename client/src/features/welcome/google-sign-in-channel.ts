/** How a sign-in at Google ended; `error` is the server's code, null where there is none. */
export interface GoogleSignInEnd {
  error: string | null;
}

const NAME = 'google-sign-in';

/** Google's pages cut their window off from the one that opened it, so this is the only way back. */
export function tellOfGoogleSignIn(end: GoogleSignInEnd): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(end);
  channel.close();
}

/** @returns what ends the listening */
export function hearOfGoogleSignIn(listener: (end: GoogleSignInEnd) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<GoogleSignInEnd>) => listener(data);
  return () => channel.close();
}
