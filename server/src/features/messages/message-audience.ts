import { registerEnumType } from 'type-graphql';

export enum MessageAudience {
  ALL = 'ALL',
  ARRIVED = 'ARRIVED',
  NOT_ARRIVED = 'NOT_ARRIVED',
  WAITING = 'WAITING',
  SELECTED = 'SELECTED',
}

registerEnumType(MessageAudience, {
  name: 'MessageAudience',
  description: 'The people whom a message is for.',
  valuesConfig: {
    ALL: { description: 'Everybody with a place.' },
    ARRIVED: { description: 'People with a place who have arrived.' },
    NOT_ARRIVED: { description: 'People with a place who have not arrived.' },
    WAITING: { description: 'The waiting list.' },
    SELECTED: { description: 'People with these places: `signUpIds`.' },
  },
});

const ARRIVED = 'EXISTS (SELECT FROM arrivals WHERE sign_up_id = sign_ups.id)';

const placesWhere = (condition: string) => `
  SELECT account_id, name, email, signed_up_at AS since FROM sign_ups
  WHERE event_id = $1 AND ($2::uuid[] IS NULL OR id = ANY($2)) AND ${condition}`;

/**
 * SQL for the people of an audience now: account, name, address, and since when they are in it. It joins tables of lower floors.
 * `$1` is the event, `$2` the chosen sign-ups or null.
 */
export const PEOPLE_OF: Readonly<Record<MessageAudience, string>> = {
  ALL: placesWhere('true'),
  ARRIVED: placesWhere(ARRIVED),
  NOT_ARRIVED: placesWhere(`NOT ${ARRIVED}`),
  SELECTED: placesWhere('$2::uuid[] IS NOT NULL'),
  WAITING: `
    SELECT account_id, name, email, joined_at AS since FROM waiting_list_entries
    WHERE event_id = $1 AND $2::uuid[] IS NULL`,
};

/** The audiences that people can join by signing up after the message went out. */
export const JOINED_BY_SIGN_UP: readonly MessageAudience[] = [
  MessageAudience.ALL,
  MessageAudience.NOT_ARRIVED,
];
