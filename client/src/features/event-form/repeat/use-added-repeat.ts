import { useState } from 'react';
import type { EventFormValues } from '../event-fields';
import type { EditEventFragment } from '../gql/event-fields';
import * as messages from './messages';
import { datesOfEvents, noRepeat, repeatMistake, seriesChoice } from './repeat';
import { useRepeatEvent } from './use-repeat-event';

/** How an event that is edited is to repeat. One that is in a series already cannot begin another. */
export function useAddedRepeat({ id, series }: EditEventFragment) {
  const [repeat, setRepeat] = useState(noRepeat);
  const repeatEvent = useRepeatEvent();
  const countOn = (date: string) => Math.max(0, datesOfEvents(repeat, date).length - 1);
  return {
    isOffered: series === null,
    isChosen: repeat.rule !== null,
    repeat,
    setRepeat,
    mistakeIn: (values: EventFormValues) => repeatMistake(repeat, values),
    /** How many other events are created for the event's date. */
    countOn,
    /** The message after saving; null where the event does not repeat. */
    resultOn: (date: string) => (repeat.rule ? messages.savedAndRepeated(countOn(date)) : null),
    /** Creates them. Returns why they were not created, or null. */
    async create({ date }: EventFormValues): Promise<string | null> {
      const choice = seriesChoice(repeat, date);
      const reason = choice && (await repeatEvent(id, choice));
      return reason && messages.savedNotRepeated(reason);
    },
  };
}
