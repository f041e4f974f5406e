import { randomUUID } from 'node:crypto';
import { LiveStream } from '../live/live-stream.js';
import type { ApiClient } from '../support/api-client.js';
import { calls, inputTypeOf } from './matrix-calls.js';

/** The ids that are tried at a door. */
export interface DoorSubject {
  eventId: string;
  paidEventId: string;
  signUpId: string;
  paymentId: string;
}

/** The doors that name an event, a place or a payment. */
export const DOORS = [
  'Query.event',
  'Query.node',
  'Subscription.signUpAdded',
  'Subscription.viewerPlaceChanged',
  'Subscription.eventPlacesChanged',
  'Subscription.doorChanged',
  'Mutation.recordScans',
  'Mutation.createDoorPass',
  'Mutation.signUp',
  'Mutation.signUpToEvents',
  'Mutation.cancelSignUp',
  'Mutation.rotateTicket',
  'Mutation.updateSignUp',
  'Mutation.joinWaitingList',
  'Mutation.leaveWaitingList',
  'Mutation.startCheckout',
  'Mutation.completeCheckout',
  'Mutation.cancelCheckout',
  'Mutation.startCalendarConnection',
  'Mutation.addEventToCalendar',
  'Mutation.updateEvent',
  'Mutation.cancelEvent',
  'Mutation.undoCancelEvent',
  'Mutation.createMessage',
  'Mutation.sendMessagePreview',
  'Mutation.releaseMissingPlaces',
  'Mutation.undoReleaseMissingPlaces',
  'Mutation.createEventSeries',
  'Mutation.deleteEvent',
  'Mutation.inviteToEvent',
  'Mutation.handOverEvent',
  'Mutation.changeEventRole',
  'Mutation.removeFromEvent',
];
/** The doors that list events. */
export const LISTS = ['Query.events', 'Query.eventDays', 'Query.eventTypes', 'Query.viewer'];
export function documentOf(operation: string, on: DoorSubject): [document: string, variables?: object] {
  const made = {
    webhookId: randomUUID(),
    deliveryId: randomUUID(),
    draftId: randomUUID(),
    email: '',
    link: '',
  };
  const [selection, input] = calls[operation]?.({ ...on, ...made }) ?? [''];
  const type = operation.split('.')[0]?.toLowerCase();
  return input
    ? [`${type} ($input: ${inputTypeOf(operation)}!) { ${selection} }`, { input }]
    : [`${type} { ${selection} }`];
}

/** The answer to a caller, without the parts that differ from request to request. */
export async function answerOf(client: ApiClient, operation: string, on: DoorSubject): Promise<string> {
  const [document, variables] = documentOf(operation, on);
  if (operation.startsWith('Subscription')) {
    const stream = await LiveStream.open(client, document);
    const isRefused = !stream.response.headers.get('content-type')?.startsWith('text/event-stream');
    const told = isRefused ? await stream.message(0) : 'It goes on';
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
