import { registerEnumType } from 'type-graphql';

/** The orders that a list of events may have. */
export enum EventOrder {
  SOONEST_FIRST = 'SOONEST_FIRST',
  LATEST_FIRST = 'LATEST_FIRST',
}

registerEnumType(EventOrder, {
  name: 'EventOrder',
  description: 'The order of a list of events, by date, start time and id.',
});
