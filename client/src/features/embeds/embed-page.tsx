import { Card } from '../../ui/card';
import { DateBlock } from '../../ui/dates/local-date';
import { Mark } from '../../ui/mark';
import { PriceChip } from '../../ui/texts/price';
import { textLanguage } from '../../ui/texts/text-language';
import { Cover } from '../events/cover/cover';
import { PlacesMark } from '../events/event-card';
import { EventPlaceAndTime } from '../events/event-place-and-time';
import type { EventCardFragment } from '../events/gql/event-card';
import { CancelledMark } from '../events/states/cancelled-mark';
import { isOnNow } from '../places/event-moment';
import classes from './embed-page.module.css';

type EmbeddedEvent = Omit<EventCardFragment, 'excerpt' | ' $fragmentName'> & {
  /** The address of its page, with its origin. */
  url: string;
};

/** The content of a frame on pages of other sites. All addresses have their origin: the frame may be given its text alone. */
export interface Embed {
  heading: string;
  events: readonly EmbeddedEvent[];
  /** In place of events, where there are none. */
  empty: { text: string; link: string; url: string };
  /** The page with all of these events; null beside a single one. */
  all: { text: string; url: string } | null;
  productName: string;
  productUrl: string;
  /** Milliseconds of the epoch. */
  now: number;
}

/** Without scripts: each link opens in the window around the frame. */
export function EmbedPage({ heading, events, empty, all, productName, productUrl, now }: Embed) {
  return (
    <div className={classes.page}>
      <h1 className="visually-hidden">{heading}</h1>
      {events.length > 0 ? (
        <ul className={classes.list}>
          {events.map((event) => (
            <EmbedCard key={event.id} event={event} now={now} />
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>
          {empty.text}{' '}
          <a href={empty.url} target="_blank" rel="noopener">
            {empty.link}
          </a>
        </p>
      )}
      {all && (
        <p className={classes.foot}>
          {events.length > 0 && (
            <a href={all.url} target="_blank" className={classes.all} rel="noopener">
              {all.text}
            </a>
          )}
          <a href={productUrl} target="_blank" className={classes.product} rel="noopener">
            <span aria-hidden>{[...productName][0]}</span>
            {productName}
          </a>
        </p>
      )}
    </div>
  );
}

function EmbedCard({ event, now }: { event: EmbeddedEvent; now: number }) {
  return (
    <Card as="li" isLink className={classes.card}>
      <div className={classes.stub}>
        <Cover event={event} size={{ columns: 4, rows: 10 }} />
        <DateBlock date={event.date} isOnCover />
      </div>
      <div className={classes.body}>
        <div className={classes.top}>
          <span className={classes.type}>{event.type}</span>
          <EventMarks event={event} now={now} />
          <PriceChip pence={event.pricePence} />
        </div>
        <h2 className={classes.title} {...textLanguage(event.language)}>
          <a href={event.url} target="_blank" rel="noopener">
            {event.title}
          </a>
        </h2>
        <EventPlaceAndTime {...event} />
      </div>
    </Card>
  );
}

function EventMarks({ event, now }: { event: EmbeddedEvent; now: number }) {
  if (event.cancelledAt) return <CancelledMark />;
  if (event.hasEnded) return <Mark tone="muted">Over</Mark>;
  return (
    <>
      {isOnNow(event, now) && <Mark>On now</Mark>}
      <PlacesMark event={event} />
    </>
  );
}
