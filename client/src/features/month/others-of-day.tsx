import { LoadMore } from '../../ui/load-more';
import { EVENTS_FAILED } from '../events/messages';
import { allOfDay, type DayOfMonth, TITLES } from './month-day';

/** The API returns no more of one day. */
const MOST = 126;

export const wholeDay = (date: string) => ({ from: date, to: date, eventsPerDay: MOST });

/** The days of a month, with more events of one of them. */
export function withDay<Day extends DayOfMonth>(days: readonly Day[], more: readonly Day[] = []): Day[] {
  return days.map((day) => more.find(({ date }) => date === day.date) ?? day);
}

interface Props {
  day: DayOfMonth;
  onLoad: (date: string) => Promise<unknown>;
}

/** Shows all events of a day in its list, where there are more than a day of the grid has. */
export function OthersOfDay({ day: { date, eventCount, events }, onLoad }: Props) {
  const count = events.length;
  if (eventCount <= TITLES) return null;
  return (
    <LoadMore
      key={date}
      count={count}
      hasMore={count < Math.min(eventCount, MOST)}
      label={allOfDay(eventCount)}
      shown={`${count} of ${eventCount} events`}
      items="[data-of-day]"
      onMore={() => onLoad(date)}
      failedMessage={EVENTS_FAILED}
      isCentred={false}
    />
  );
}
