import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import { Select } from '../../ui/forms/choice';
import { IconEyeOff } from '../../ui/icons/for-events';
import { IconEye, IconUserMinus } from '../../ui/icons/for-staff';
import { ActionMenu, MenuAction } from '../../ui/menus/action-menu';
import { Person } from '../../ui/person';
import classes from './event-team.module.css';
import type { TeamMembersFragment } from './gql/event-team';
import * as messages from './messages';
import { type Report, useChangeTeam } from './use-change-team';

export type Member = NonNullable<TeamMembersFragment['team']>[number];

interface Props {
  eventId: string;
  members: readonly Member[];
  isOwner: boolean;
  report: Report;
}

/** The team, the owner first. */
export function MemberList({ eventId, members, isOwner, report }: Props) {
  return (
    <section aria-label="Team">
      <h2>
        Team <span className={classes.count}>· {members.length}</span>
      </h2>
      <ul className={classes.people}>
        {members.map((member) => (
          <MemberRow
            key={member.account.id}
            eventId={eventId}
            member={member}
            isManaged={isOwner}
            report={report}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  eventId: string;
  member: Member;
  /** The viewer is the owner. */
  isManaged: boolean;
  report: Report;
}

function MemberRow({ eventId, member, isManaged, report }: RowProps) {
  const { viewer } = useSession();
  const navigate = useNavigate();
  const { changeRole, remove, isBusy } = useChangeTeam(eventId, report);
  const [isAsking, setAsking] = useState(false);
  const { id, name } = member.account;
  const { email, role, shownAsHost, offeredAsHost } = member;
  const isSelf = viewer?.id === id;
  const isOwnRow = role === 'OWNER';
  const HostIcon = shownAsHost ? IconEye : IconEyeOff;
  const hostLabel = shownAsHost ? messages.SHOWN : offeredAsHost ? messages.ASKED : messages.NOT_SHOWN;
  const setHost = (shown: boolean) => changeRole({ accountId: id, shownAsHost: shown }, name, isSelf);
  return (
    <Person name={name}>
      <span className={classes.email}>{[email, isSelf && 'you'].filter(Boolean).join(' · ')}</span>
      <span className={classes.role}>
        {isManaged && !isOwnRow ? (
          <Select
            label={`Role of ${name}`}
            options={messages.GIVEN_ROLES.map((value) => ({ value, label: messages.roles[value] }))}
            value={role === 'DOOR' ? 'DOOR' : 'EDITOR'}
            onChange={(next) => changeRole({ accountId: id, role: next }, name, isSelf)}
          />
        ) : (
          messages.roles[role]
        )}
      </span>
      <span className={classes.host} data-shown={shownAsHost || undefined}>
        {isManaged ? (
          <Button
            variant="subtle"
            aria-label={`${hostLabel}: ${name}`}
            leftSection={<HostIcon size={16} stroke={1.75} aria-hidden />}
            onClick={() => setHost(!shownAsHost && !offeredAsHost)}
          >
            {hostLabel}
          </Button>
        ) : (
          hostLabel
        )}
        {!isManaged && isSelf && offeredAsHost && (
          <Button variant="default" onClick={() => setHost(true)}>
            Show my name
          </Button>
        )}
        {!isManaged && isSelf && (shownAsHost || offeredAsHost) && (
          <Button variant="subtle" onClick={() => setHost(false)}>
            {shownAsHost ? 'Take my name away' : 'No, thanks'}
          </Button>
        )}
      </span>
      <span className={classes.menu}>
        {isManaged && !isOwnRow && (
          <ActionMenu label={`Manage ${name}`}>
            {(run) => (
              <MenuAction Icon={IconUserMinus} onClick={() => run(() => setAsking(true))}>
                Remove
              </MenuAction>
            )}
          </ActionMenu>
        )}
        {!isManaged && isSelf && (
          <Button variant="default" onClick={() => setAsking(true)}>
            Leave
          </Button>
        )}
      </span>
      <ConfirmDialog
        title={isSelf ? messages.LEAVE_QUESTION : messages.removeQuestion(name)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        labels={
          isSelf
            ? { cancel: 'Stay', confirm: 'Leave the team', confirming: 'Leaving...' }
            : { cancel: 'Keep in the team', confirm: 'Remove', confirming: 'Removing...' }
        }
        isConfirming={isBusy}
        confirm={() => remove(id, isSelf)}
        onConfirmed={() => {
          if (isSelf) void navigate(paths.staffDashboard);
          else report.done(messages.removed(name));
        }}
      >
        <DialogText>{isSelf ? messages.LEAVING : messages.REMOVAL}</DialogText>
      </ConfirmDialog>
    </Person>
  );
}
