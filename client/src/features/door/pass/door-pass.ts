import type { DoorDatabase } from '../device/door-database';

const IN_ADDRESS = /^#pass=(trd_[\w-]+)$/;

/** Takes the secret of a door pass out of the address, where a person could read it over a shoulder. Null: there is none. */
function takePassFromAddress(): string | null {
  const secret = IN_ADDRESS.exec(window.location.hash)?.[1] ?? null;
  if (secret) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return secret;
}

/**
 * The pass of this device for an event: the one of the address, which is stored, or the one stored before. Null: the page is
 * that of the account.
 */
export async function passOfDevice(database: DoorDatabase | null, eventId: string): Promise<string | null> {
  const secret = takePassFromAddress();
  if (secret) {
    // Where it cannot be stored, the page has it until it is closed.
    await database?.put('passes', { eventId, secret }).catch(() => {});
    return secret;
  }
  return (await database?.get('passes', eventId))?.secret ?? null;
}

/** The headers of a request with the pass. Without one the request is that of the session. */
export function passHeaders(secret: string | null): Record<string, string> {
  return secret ? { authorization: `Bearer ${secret}` } : {};
}
