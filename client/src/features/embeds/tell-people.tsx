import type { FragmentRef } from '../../apollo/graphql';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { QrCode } from '../door-desk/qr-code';
import { CopyEventLink } from '../events/copy-event-link';
import { EmbedButton } from './embed-button';
import type { EmbedEventFragment } from './gql/embed-button';
import * as messages from './messages';
import classes from './tell-people.module.css';

interface Props {
  event: FragmentRef<EmbedEventFragment>;
  eventId: string;
  isPublic: boolean;
}

/** In place of figures that are all zero: the ways by which people get to know of an event. */
export function TellPeople({ event, eventId, isPublic }: Props) {
  return (
    <Card as="section" className={classes.card} aria-label={messages.TELL_PEOPLE}>
      <QrCode text={location.origin + paths.event(eventId)} label="QR code of the event’s page" />
      <div className={classes.ways}>
        <h2>{messages.TELL_PEOPLE}</h2>
        <p>{messages.QR_FOR_POSTERS}</p>
        <div className={classes.buttons}>
          <CopyEventLink eventId={eventId} />
          <EmbedButton event={event} />
        </div>
        {isPublic && (
          <p>
            {messages.IN_FEED} <a href={paths.atomFeed('')}>{messages.FEED}</a>
          </p>
        )}
      </div>
    </Card>
  );
}
