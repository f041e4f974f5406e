import { Heading } from '@react-email/heading';
import { Fragment } from 'react';
import { formatDate } from '../../mail/format-date.js';
import { type } from '../../mail/mail-type.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import { Fact, Hairline } from './event-facts.mail.js';
import { eventPage } from './event-page.js';
import { formatTimes, type MailedEvent } from './format-event.js';

/** One of several events in a mail, with the note for attendees. */
export interface ListedEvent extends MailedEvent {
  id: string;
  note: string | null;
}

interface Props {
  /** Null: the events have no pages any more. */
  publicUrl: string | null;
  /** In the order in which they are shown. */
  events: readonly ListedEvent[];
}

/** Several events with a link to each. Dates with the same title, place and note stand together, as those of a series do. */
export function EventsFacts({ publicUrl, events }: Props) {
  const alike = Map.groupBy(events, ({ title, location, note }) => JSON.stringify([title, location, note]));
  return [...alike].map(([key, dates]) => {
    const { title, location, note } = dates[0] as ListedEvent;
    const links = dates.map((event) => {
      const when = `${formatDate(event.date)}, ${formatTimes(event)}`;
      if (publicUrl === null) return when;
      return (
        <a key={event.id} className="ink" href={eventPage(publicUrl, event.id)}>
          {when}
        </a>
      );
    });
    return (
      <Fragment key={key}>
        <Heading as="h2" className="ink" style={{ ...type.subheading, marginTop: '24px' }}>
          {sanitizeHeaderText(title)}
        </Heading>
        <Fact label="When" lines={links} />
        <Fact label="Where" lines={[sanitizeHeaderText(location)]} />
        {note !== null && (
          <Fact label="Note for attendees" lines={note.split('\n').map(sanitizeHeaderText)} />
        )}
        <Hairline marginTop="18px" />
      </Fragment>
    );
  });
}
