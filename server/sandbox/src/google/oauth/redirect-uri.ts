const localNames = ['localhost', '127.0.0.1'];

/** Whether people may be sent back there: only where it is registered, or to this machine where nothing is. */
export function mayReturnTo(redirectUri: string, registered: string[]): boolean {
  if (registered.length > 0) return registered.includes(redirectUri);
  const url = URL.parse(redirectUri);
  if (url?.hash !== '') return false;
  return ['http:', 'https:'].includes(url.protocol) && localNames.includes(url.hostname);
}
