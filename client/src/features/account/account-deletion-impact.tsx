import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import type { ViewerFragment } from '../../session/gql/session';
import { useMailSentence } from '../../session/mail-sentence';
import { formatCount } from '../../ui/texts/count';
import { formatSum } from '../../ui/texts/price';
import {
  type AccountDeletionImpactQuery,
  useAccountDeletionImpactQuery,
} from './gql/account-deletion-impact';
import * as messages from './messages';

graphql(`
  query AccountDeletionImpact {
    viewer {
      id
      comingUp: events(first: 5, hasEnded: false) {
        nodes {
          id
          title
        }
        totalCount
      }
      deletionImpact {
        eventCount
        events {
          signUpCount
          waitingCount
          refundPence
        }
        placeCount
        placeRefundPence
      }
    }
  }
`);

type Impact = NonNullable<NonNullable<AccountDeletionImpactQuery['viewer']>['deletionImpact']>;

/** The data that go with the account, in numbers as they are now; without them in general words. */
export function AccountDeletionImpact({ viewer }: { viewer: ViewerFragment }) {
  const mailSentence = useMailSentence();
  const { data } = useAccountDeletionImpactQuery({ fetchPolicy: 'network-only', errorPolicy: 'all' });
  const impact = data?.viewer?.deletionImpact;
  const { nodes: events = [], totalCount = 0 } = data?.viewer?.comingUp ?? {};
  return (
    <>
      {(impact && impactInWords(impact, mailSentence)) ||
        mailSentence(messages.consequencesOfDeletion[viewer.role])}
      {totalCount > 0 && ` ${messages.handOverFirst(totalCount)} `}
      {events.map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={paths.eventTeam(id)}>{title}</Link>
        </Fragment>
      ))}
      {totalCount > events.length && (
        <>
          , <Link to={paths.staffDashboard}>{messages.moreToHandOver(totalCount - events.length)}</Link>
        </>
      )}
    </>
  );
}

/** Empty where nothing goes with it. */
export function impactInWords(
  { eventCount, events, placeCount, placeRefundPence }: Impact,
  mailSentence: ReturnType<typeof useMailSentence>,
): string {
  const { signUpCount, waitingCount: waiting } = events;
  return [
    eventCount > 0 && `${counted(eventCount, 'event')} of yours ${eventCount === 1 ? 'is' : 'are'} deleted.`,
    signUpCount > 0 && mailSentence(messages.peopleLosePlaces(signUpCount)),
    waiting > 0 &&
      `${counted(waiting, 'person', 'people')} ${waiting === 1 ? 'loses' : 'lose'} their place in the waiting list.`,
    events.refundPence > 0 && `${formatSum(events.refundPence)} goes back to those who paid.`,
    placeCount > 0 && `You give up ${counted(placeCount, 'place')}.`,
    placeRefundPence > 0 && `${formatSum(placeRefundPence)} goes back to you.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
