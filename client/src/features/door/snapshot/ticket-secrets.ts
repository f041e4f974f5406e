/** Bytes that only the code of a ticket gives, by HKDF. */
export async function ticketSecrets(
  code: Uint8Array,
  salt: Uint8Array<ArrayBuffer>,
  info: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(code), 'HKDF', false, ['deriveBits']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
}

/** Under which this device stores that it has let a ticket in. The code cannot be found from it. */
export async function ticketKey(code: Uint8Array): Promise<string> {
  const secrets = await ticketSecrets(code, new Uint8Array(0), 'turnout door arrival');
  return String.fromCharCode(...secrets.subarray(0, 16));
}
