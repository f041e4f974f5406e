import { mapValues } from 'es-toolkit/object/mapValues';
import { LiveStream } from '../live/live-stream.js';
import type { ApiClient } from '../support/api-client.js';
import { callOf, entries } from './operations/call.js';
import type { Operation } from './operations/operation.js';
import { nothing, type Things } from './operations/things.js';

/** The ids that are tried at a door. */
export type DoorSubject = Record<'event' | 'paidEvent' | 'signUp' | 'payment', string>;

const thatShow = (what: Operation['shows']) =>
  entries.filter(([, { shows }]) => shows === what).map(([name]) => name);

/** The doors that name an event, a place or a payment. */
export const doors = thatShow('an event');
/** The doors that list events. */
export const lists = thatShow('events');

export const thingsOf = (on: DoorSubject): Things => ({ ...nothing, ...mapValues(on, (id) => () => id) });

/** The answer to a caller, without the parts that differ from request to request. */
export async function answerOf(client: ApiClient, operation: string, on: DoorSubject): Promise<string> {
  const { document, variables } = await callOf(operation, thingsOf(on));
  if (operation.startsWith('Subscription')) {
    const stream = await LiveStream.open(client, document, variables);
    const told = stream.isOpen ? 'It goes on' : await stream.message(0);
    stream.close();
    return textOf(told, on);
  }
  const { data, errors } = await client.graphql(document, variables);
  return textOf({ data, errors }, on);
}

function textOf(answer: unknown, on: DoorSubject): string {
  const text = JSON.stringify(answer).replaceAll(/"requestId":"[^"]+"/g, '');
  const named = Object.entries(on).reduce((rest, [name, id]) => rest.replaceAll(id, name), text);
  const drawn = named.replaceAll(/(state|nonce|code_challenge)=[\w-]+/g, '$1');
  return drawn.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|pi_\w+/g, 'another id');
}
