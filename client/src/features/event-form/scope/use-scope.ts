import type { ApolloCache } from '@apollo/client';
import { useRef, useState } from 'react';
import type { EventScope } from '../../../gql/types';
import { evictEvents } from '../../../session/viewer-cache';
import { formatLongDay } from '../../../ui/dates/local-date';
import type { EventFormValues } from '../event-fields';
import { isChanged } from '../event-values';
import type { EditEventFragment } from '../gql/event-fields';
import * as messages from './messages';
import { type SortedEvents, sortFollowing } from './sort-following';
import { useSeries } from './use-series';

const none: SortedEvents = { changed: [], left: [] };

/** Which events of a series a change is for. An event that no other one follows asks nothing. */
export function useScope(event: EditEventFragment, before: EventFormValues, after: EventFormValues) {
  const series = useSeries(event);
  const [chosen, choose] = useState<EventScope | null>(null);
  const firstChoice = useRef<HTMLInputElement>(null);
  const hasFollowing = series ? series.following.length > 0 : Boolean(event.series);
  const isAsked = hasFollowing && isChanged(before, after);
  const sorted = series && isAsked ? sortFollowing({ before, after }, series.following, series.rule) : none;
  const scope = isAsked ? chosen : null;
  const changed = scope === 'THIS_AND_FOLLOWING' ? sorted.changed : [];

  return {
    series,
    isAsked,
    /** Nothing is chosen at first. */
    isMissing: isAsked && chosen === null,
    scope,
    choose,
    firstChoice,
    sorted,
    eventCount: changed.length + 1,
    /** The following events that change, too. */
    changedIds: new Set(changed.map(({ id }) => id)),
    /** At all events that change. */
    placeCount: changed.reduce((sum, { signUpCount }) => sum + signUpCount, event.signUpCount),
    input: scope ? { scope } : {},
    /** The message about the events that were changed and those that the server has left; null for this event alone. */
    resultOf(skipped: readonly { date: string }[] | null | undefined): string | null {
      if (!series || scope !== 'THIS_AND_FOLLOWING' || !skipped) return null;
      const days = skipped.map(({ date }) => formatLongDay(date));
      return messages.updated(series.following.length + 1 - skipped.length, days);
    },
    /** The other events are read again. */
    evictChanged(cache: ApolloCache): void {
      evictEvents(cache, changed);
    },
  };
}

export type Scope = ReturnType<typeof useScope>;
