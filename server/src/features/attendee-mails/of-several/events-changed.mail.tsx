import { Fragment } from 'react';
import { EventsFacts, type ListedEvent } from '../../events/texts/events-facts.mail.js';
import { formatEvent, mailedFacts } from '../../events/texts/format-event.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailNote, MailText } from '../../mail/mail-text.js';
import { renderMailToMany } from '../../mail/render-mail-to-many.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import { signUpsCalendarFile } from '../../sign-ups/in-calendars/sign-up-calendar-file.js';
import type { ChangedFact } from '../changed-facts.js';
import { Changed, type ChangeNotice, giveBackLine } from '../event-changed.mail.js';
import { subjectOfEvents } from './subject-of-events.js';

type Shared = 'brand' | 'publicUrl' | 'signUp';

export interface ChangesNotice extends Pick<ChangeNotice, Shared> {
  /** Two at least, the soonest first. */
  places: readonly Omit<ChangeNotice, Shared | 'cover'>[];
}

/** Tells a person what has changed at several events, with a calendar file that replaces those they have. */
export async function eventsChangedMail(notice: ChangesNotice): Promise<Mail> {
  const { brand, publicUrl, signUp, places } = notice;
  const subject = `Changed: ${subjectOfEvents(places.map(({ event }) => event))}`;
  const isPaid = places.some(({ event }) => event.pricePence > 0);
  const changes = places.map(({ event, note, facts }) => ({ facts, event: { ...mailedFacts(event), note } }));
  const message = places.findLast((place) => place.message !== null)?.message ?? null;
  const shown = { brand, publicUrl, subject, changes, isPaid, message };
  const content = await renderMailToMany(shown, signUp, changesLayout);
  const entries = places.map(({ event, note, place }) => ({
    event,
    note,
    place,
    writtenAt: event.updatedAt,
  }));
  return { to: signUp.email, subject, ...content, attachment: signUpsCalendarFile(notice, entries) };
}

interface ShownChanges extends Pick<ChangesNotice, 'brand' | 'publicUrl'>, Pick<ChangeNotice, 'message'> {
  subject: string;
  changes: readonly { facts: readonly ChangedFact[]; event: ListedEvent }[];
  isPaid: boolean;
}

function changesLayout(
  { brand, publicUrl, subject, changes, isPaid, message }: ShownChanges,
  salutation: string,
) {
  const events = changes.map(({ event }) => event);
  return (
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`Now ${events.map(formatEvent).join('. ')}`}
      heading="These events have changed"
      reason={`You get this mail because this address was used to sign up at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation}</MailText>
      <MailText>{`Your ${events.length} places are saved. This is what has changed.`}</MailText>
      {message !== null && <MailText>{`The creator writes: “${sanitizeHeaderText(message)}”`}</MailText>}
      {[...Map.groupBy(changes, ({ facts }) => JSON.stringify(facts))].map(([key, alike]) => (
        <Fragment key={key}>
          {alike[0]?.facts.map((fact) => (
            <Changed key={fact.label} fact={fact} />
          ))}
          <EventsFacts publicUrl={publicUrl} events={alike.map(({ event }) => event)} />
        </Fragment>
      ))}
      <MailNote>
        {`For your calendar, open the file attached to this mail: it replaces those that you have. ${giveBackLine(isPaid)}`}
      </MailNote>
    </MailLayout>
  );
}
