import type { EventScope } from '../../../gql/types';
import { formatLongDay } from '../../../ui/dates/local-date';
import { rangeOf } from '../repeat/repeat';
import * as messages from './messages';

interface Counted {
  date: string;
  signUpCount: number;
}

/** The two answers to which events of a series are meant, with what they mean. */
export function scopeOptions(event: Counted, following: readonly Counted[]) {
  const days = [event, ...following].map(({ date }) => date);
  const placeCount = following.reduce((sum, { signUpCount }) => sum + signUpCount, event.signUpCount);
  return [
    {
      value: 'THIS' as EventScope,
      title: 'This event',
      detail: formatLongDay(event.date),
      aside: event.signUpCount > 0 && messages.people(event.signUpCount),
    },
    {
      value: 'THIS_AND_FOLLOWING' as EventScope,
      title: 'This and the following',
      detail: days.length > 1 ? messages.following(days.length, rangeOf(days)) : messages.ONE_EVENT,
      aside: placeCount > 0 && messages.places(placeCount),
    },
  ];
}
