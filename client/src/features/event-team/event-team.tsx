import { useState } from 'react';
import { graphql, readFragment } from '../../apollo/graphql';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { FailedRead, LoadingText } from '../../ui/page';
import { useTransientState } from '../../ui/timers';
import classes from './event-team.module.css';
import { type TeamInvitationsFragment, type TeamMembersFragment, useEventTeamQuery } from './gql/event-team';
import { HandOverForm } from './hand-over-form';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { MemberList } from './member-list';
import * as messages from './messages';

graphql(`
  fragment TeamMembers on Event {
    id
    viewerRole
    team {
      account {
        id
        name
      }
      email
      role
      shownAsHost
      offeredAsHost
    }
  }
`);

graphql(`
  fragment TeamInvitations on Event {
    id
    invitations {
      id
      email
      role
      shownAsHost
      createdAt
      expiresAt
    }
  }
`);

graphql(`
  query EventTeam($eventId: ID!, $isOwner: Boolean!) {
    event(id: $eventId) {
      id
      ...TeamMembers
      ...TeamInvitations @include(if: $isOwner)
    }
  }
`);

interface Props {
  eventId: string;
  /** The owner manages the team. */
  isOwner: boolean;
}

/** The people who run an event, and for its owner all that changes who they are. */
export function EventTeam({ eventId, isOwner }: Props) {
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error, refetch } = useEventTeamQuery({
    variables: { eventId, isOwner },
    fetchPolicy: 'cache-and-network',
  });
  const members = readFragment<TeamMembersFragment>(data?.event)?.team;
  const invitations = isOwner
    ? (readFragment<Partial<TeamInvitationsFragment>>(data?.event)?.invitations ?? [])
    : [];
  if (error && !members) {
    return (
      <FailedRead error={error} message={messages.TEAM_FAILED} onRetry={() => refetch().catch(() => {})} />
    );
  }
  if (!members) return <LoadingText>Loading team...</LoadingText>;

  const report = {
    done(text: string) {
      setFailure(null);
      setMessage({ tone: 'success', text });
    },
    failed: setFailure,
  };
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {failure ? (
          <Notice tone="danger">{failure}</Notice>
        ) : (
          message && <Notice tone={message.tone}>{message.text}</Notice>
        )}
        <MemberList eventId={eventId} members={members} isOwner={isOwner} report={report} />
        {invitations.length > 0 && (
          <InvitationList eventId={eventId} invitations={invitations} report={report} />
        )}
      </div>
      <div className={classes.side}>
        {isOwner && <InviteForm eventId={eventId} onInvited={report.done} />}
        <Roles />
        {isOwner && <HandOverForm eventId={eventId} members={members} onOffered={report.done} />}
      </div>
    </div>
  );
}

function Roles() {
  return (
    <section className={classes.roles} aria-labelledby="roles">
      <h2 id="roles">Rights of each role</h2>
      <dl>
        {messages.roleDetails.map(({ role, detail }) => (
          <div key={role}>
            <dt>{messages.roles[role]}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
