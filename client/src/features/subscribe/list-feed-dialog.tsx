import { Button } from '@mantine/core';
import { paths } from '../../paths';
import { useOwnDay } from '../../ui/dates/own-clock';
import { Dialog, DialogButtons, DialogText } from '../../ui/dialogs/dialog';
import type { Filters } from '../events/filters/event-filters';
import { chipsOf } from '../events/list-summary';
import { FeedLink } from './feed-link';
import classes from './list-feed-dialog.module.css';
import * as messages from './messages';

interface Props {
  title: string;
  query: string;
  filters?: Filters;
  onClose: () => void;
}

/** The links of the feeds of a list, for calendars and for feed readers. They are no secret. */
export function ListFeedDialog({ title, query, filters, onClose }: Props) {
  const today = useOwnDay();
  // Dates that move are in no feed, see feedQuery.
  const kept = filters && filters.date !== 'dates' ? { ...filters, date: 'coming' as const } : filters;
  const chips = kept ? chipsOf(kept, today) : [];
  const leavesDateOut = filters !== kept && filters?.date !== 'coming';
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <DialogText>{chips.length > 0 ? messages.EVERY_FITTING : messages.EVERY_COMING}</DialogText>
      <div className={classes.dialog}>
        {chips.length > 0 && (
          <ul className={classes.chips} aria-label="Filters">
            {chips.map(({ label }) => (
              <li key={label} dir="auto">
                {label}
              </li>
            ))}
          </ul>
        )}
        {leavesDateOut && <p className={classes.note}>{messages.DATES_LEFT_OUT}</p>}
        <FeedLink
          url={`webcal://${window.location.host}${paths.calendarFeed(query)}`}
          note={messages.FOR_EVERYBODY}
        />
        <p className={classes.note}>
          {messages.IN_FEED_READER} <a href={paths.atomFeed(query)}>{messages.ATOM}</a>
        </p>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
