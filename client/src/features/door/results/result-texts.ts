import { serverNow } from '../../../apollo/server-clock';
import type { Result } from '../decide-with-server';
import type { ScanShownFragment } from '../gql/use-scans';
import * as messages from '../messages';

export interface ResultTexts {
  kind: 'welcome' | 'already' | 'refused';
  word: string;
  /** The person, or what else the ticket is. */
  name: string;
  details: string[];
}

type Outcome = ScanShownFragment['outcome'];

const refusals: Record<Exclude<Outcome, 'ADMITTED' | 'ADMITTED_TWICE' | 'ALREADY_IN'>, string> = {
  CANCELLED_PLACE: 'Place given back',
  OTHER_EVENT: 'Other event',
  UNKNOWN_CODE: 'Unknown code',
};

/** The words of a result: it is told by them before its shape and colour. */
export function resultTexts(result: Result): ResultTexts {
  if ('failure' in result)
    return { kind: 'refused', word: messages.NOT_CHECKED, name: '', details: [result.failure] };
  const { outcome, signUp, otherEventTitle, previous, asOf } = result.scan;
  const name = signUp?.name ?? '';
  if (result.isRepeated && outcome === 'ADMITTED')
    return { kind: 'already', word: 'Already in', name, details: ['just now'] };
  switch (outcome) {
    case 'ADMITTED':
      return {
        kind: 'welcome',
        word: 'Welcome',
        name,
        details: asOf === undefined ? [] : [`${messages.NOT_SENT_YET}. ${listOf(asOf)}`],
      };
    case 'ALREADY_IN':
    case 'ADMITTED_TWICE':
      return {
        kind: 'already',
        word: 'Already in',
        name,
        details: previous ? arrivalOf(previous) : asOf === undefined ? [] : [`Before ${timeOfDay(asOf)}`],
      };
    case 'OTHER_EVENT':
      return { kind: 'refused', word: refusals[outcome], name: otherEventTitle ?? '', details: [] };
    case 'CANCELLED_PLACE':
      return { kind: 'refused', word: refusals[outcome], name, details: [] };
    case 'UNKNOWN_CODE':
      return {
        kind: 'refused',
        word: refusals[outcome],
        name: messages.NOT_A_TICKET,
        details: [messages.UNKNOWN_DETAIL, ...(asOf === undefined ? [] : [listOf(asOf)])],
      };
  }
}

type Previous = NonNullable<ScanShownFragment['previous']>;

/** `18:48 at South door, by Lea`, and how long ago. */
function arrivalOf({ receivedAt, door, by }: Previous): string[] {
  const minutes = Math.floor((serverNow() - new Date(receivedAt).getTime()) / 60_000);
  const ago = minutes < 1 ? 'just now' : minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  return [`${timeOfDay(receivedAt)} at ${door}, by ${by}`, ...(minutes < 120 ? [ago] : [])];
}

function listOf(asOf: number): string {
  return `List as of ${timeOfDay(asOf)}`;
}

/** In the zone of the device at the door. @param instant by the server's clock */
export function timeOfDay(instant: string | number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
}
