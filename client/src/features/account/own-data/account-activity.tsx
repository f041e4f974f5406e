import { dataOnPage } from '../../../apollo/data-on-page';
import { graphql } from '../../../apollo/graphql';
import type { AccountActivityAction } from '../../../gql/types';
import { formatMoment } from '../../../ui/dates/moment';
import { LoadMore } from '../../../ui/load-more';
import { FailedRead, LoadingText } from '../../../ui/page';
import classes from '../account-page.module.css';
import * as messages from '../messages';
import { type AccountActivityQuery, useAccountActivityQuery } from './gql/account-activity';

graphql(`
  query AccountActivity($first: Int! = 10, $after: String) {
    viewer {
      id
      activity(first: $first, after: $after) {
        nodes {
          id
          occurredAt
          action
          device
          network
          accessTokenName
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);

type Activity = NonNullable<NonNullable<AccountActivityQuery['viewer']>['activity']>['nodes'][number];

const words: Record<AccountActivityAction, string> = {
  REGISTERED: 'The account was made',
  SIGNED_IN: 'Logged in',
  SIGN_IN_REFUSED: 'A login with a wrong password was refused',
  SIGNED_OUT: 'Logged out',
  PASSWORD_CHANGED: 'The password was changed',
  PASSWORD_RESET: 'A new password was set by a link in a mail',
  EMAIL_VERIFIED: 'The e-mail address was verified',
  SESSION_ENDED: 'Other browsers were signed out',
  ACCESS_TOKEN_CREATED: 'An access token was created',
  ACCESS_TOKEN_REVOKED: 'An access token was revoked',
  WEBHOOK_CREATED: 'A webhook was created',
  WEBHOOK_CHANGED: 'A webhook was changed',
  WEBHOOK_DELETED: 'A webhook was deleted',
  DATA_EXPORTED: 'The data of the account were downloaded',
  ROLE_CHANGED: 'The role of the account was changed',
  CALENDAR_CONNECTED: 'Google Calendar was connected',
  CALENDAR_DISCONNECTED: 'Google Calendar was disconnected',
};

/** The activity of the account, the latest first, so that a person sees whether a stranger was in it. */
export function AccountActivityList() {
  const { refetch, fetchMore, ...reading } = useAccountActivityQuery({ fetchPolicy: 'cache-and-network' });
  const { error } = reading;
  const data = dataOnPage(reading);
  if (!data && error)
    return (
      <FailedRead
        error={error}
        message={messages.ACTIVITY_FAILED}
        onRetry={() => refetch().catch(() => {})}
      />
    );
  if (!data) return <LoadingText>Loading...</LoadingText>;
  const activity = data.viewer?.activity;
  if (!activity) return null;
  const { nodes, pageInfo, totalCount } = activity;
  return (
    <>
      <ul className={classes.rows}>
        {nodes.map((node) => (
          <ActivityRow key={node.id} activity={node} />
        ))}
      </ul>
      <LoadMore
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        label="Show more"
        shown={`${nodes.length} of ${totalCount} shown`}
        items="[data-account-activity]"
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        failedMessage={messages.ACTIVITY_FAILED}
        isCentred={false}
      />
    </>
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { occurredAt, action, device, network, accessTokenName } = activity;
  const origin = [
    device,
    network && `network ${network}`,
    accessTokenName && `by the access token “${accessTokenName}”`,
  ];
  const facts = [formatMoment(occurredAt), ...origin].filter(Boolean).join(' · ');
  return (
    <li className={classes.row} tabIndex={-1} data-account-activity>
      <div className={classes.words}>
        <strong>{words[action]}</strong>
        <small dir="auto">{facts}</small>
      </div>
    </li>
  );
}
