import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { graphql } from '../../../apollo/graphql';
import { paths } from '../../../paths';
import { useOwnClock } from '../../../ui/dates/own-clock';
import { IconCalendarTime } from '../../../ui/icons/for-accounts';
import { textLanguage } from '../../../ui/texts/text-language';
import classes from './clash-note.module.css';
import { clockTime } from './clock-time';
import { type ClashesFragment, ClashesFragmentDoc } from './gql/clash-note';
import * as messages from './messages';

graphql(`
  fragment Clashes on Event {
    id
    startsAt
    endsAt
    timeZone
    viewerClashes {
      id
      title
      language
      startsAt
      endsAt
      viewerSignUp {
        id
      }
      viewerWaitingListEntry {
        id
      }
    }
  }
`);

type Clash = ClashesFragment['viewerClashes'][number];

interface Props {
  eventId: string;
  /** The person can do this all the same, where that is not to sign up. */
  sentence?: string;
}

/** Tells a person where else they are while the event takes place. It never keeps them from signing up. */
export function ClashNote({ eventId, sentence }: Props) {
  const { data, complete } = useFragment({
    fragment: ClashesFragmentDoc,
    from: { __typename: 'Event', id: eventId },
  });
  const own = useOwnClock();
  if (!complete) return null;
  // A place that was given back on another page of this tab.
  const [first, ...more] = data.viewerClashes.filter(
    ({ viewerSignUp, viewerWaitingListEntry }) => viewerSignUp || viewerWaitingListEntry,
  );
  if (!first) return null;
  const { startsAt, endsAt, timeZone } = data;
  const at = (instant: string) => clockTime(instant, timeZone, startsAt, own);
  const isLater = Date.parse(first.startsAt) > Date.parse(startsAt);
  const canSignUp = more.length === 0 ? messages.CAN_SIGN_UP_FOR_BOTH : messages.CAN_SIGN_UP_FOR_ALL;
  return (
    <div role="note" className={classes.note}>
      <IconCalendarTime size={20} stroke={1.75} aria-hidden />
      <p>
        {first.viewerSignUp ? messages.YOU_ARE_AT : messages.YOU_WAIT_FOR}
        <Link to={paths.event(first.id)} {...textLanguage(first.language)}>
          {first.title}
        </Link>
        {whenOf(first, isLater, at)}
        {messages.andMore(more.length)}.{' '}
        {isLater ? messages.thisEnds(at(endsAt)) : messages.thisStarts(at(startsAt))} {sentence ?? canSignUp}
      </p>
    </div>
  );
}

function whenOf(clash: Clash, isLater: boolean, at: (instant: string) => string): string {
  const [from, until] = clash.viewerSignUp
    ? [messages.placeFrom, messages.placeUntil]
    : [messages.waitFrom, messages.waitUntil];
  return isLater ? from(at(clash.startsAt)) : until(at(clash.endsAt));
}
