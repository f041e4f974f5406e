import { Button } from '@mantine/core';
import { attemptFailedMessage } from '../../session/messages';
import { useOwnClock } from '../../ui/dates/own-clock';
import { formatDayAndMonth } from '../../ui/dates/time-zone';
import type { FormError } from '../../ui/forms/mutation-form';
import classes from './event-team.module.css';
import type { TeamInvitationsFragment } from './gql/event-team';
import * as messages from './messages';
import type { Report } from './use-change-team';
import { useInvite } from './use-invite';

type Invitation = NonNullable<TeamInvitationsFragment['invitations']>[number];

interface Props {
  eventId: string;
  invitations: readonly Invitation[];
  report: Report;
}

/** People who have not answered yet. */
export function InvitationList({ eventId, invitations, report }: Props) {
  return (
    <section aria-label="Invited">
      <h2>Invited</h2>
      <ul className={classes.people}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} eventId={eventId} invitation={invitation} report={report} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  eventId: string;
  invitation: Invitation;
  report: Report;
}

function InvitationRow({ eventId, invitation, report }: RowProps) {
  const { invite, withdraw } = useInvite();
  const { timeZone } = useOwnClock();
  const { id, email, role, shownAsHost, createdAt, expiresAt } = invitation;

  async function run(action: Promise<readonly FormError[] | null>, done: string) {
    try {
      const errors = await action;
      if (errors) report.failed(errors[0]?.message ?? messages.NOT_DONE);
      else report.done(done);
    } catch (error) {
      report.failed(attemptFailedMessage(error));
    }
  }

  const [sent = '', ends = ''] = [createdAt, expiresAt].map((instant) =>
    formatDayAndMonth(instant, timeZone ?? 'UTC'),
  );
  return (
    <li className={classes.invitation}>
      <span>
        <strong>{email}</strong>
        <span>{messages.invitation(role, sent, ends)}</span>
      </span>
      <span className={classes.buttons}>
        <Button
          variant="default"
          aria-label={`Send again to ${email}`}
          onClick={() => run(invite({ eventId, email, role, shownAsHost }), messages.invited(email))}
        >
          Send again
        </Button>
        <Button
          variant="default"
          color="danger"
          aria-label={`Withdraw the invitation of ${email}`}
          onClick={() => run(withdraw(id), messages.withdrawn(email))}
        >
          Withdraw
        </Button>
      </span>
    </li>
  );
}
