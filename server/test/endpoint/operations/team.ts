import { randomUUID } from 'node:crypto';
import { AccessScope } from '../../../src/features/accounts/access-tokens/access-scope.js';
import type { Context } from '../../../src/features/context.js';
import { EventRole } from '../../../src/features/events/team/event-roles.js';
import { inviteToEvent } from '../../../src/features/events/team/invite-to-event.js';
import { withdrawEventInvitation } from '../../../src/features/events/team/withdraw-event-invitation.js';
import { forSignedIn, forStaff, type Operations } from './operation.js';

const ofTeam = {
  select: 'event { id }',
  outcomes: forStaff('ok', 'FORBIDDEN'),
  scope: AccessScope.TEAM_WRITE,
  shows: 'an event',
} as const;

export const team: Operations = {
  'Mutation.inviteToEvent': {
    ...ofTeam,
    select: 'invitation { id } event { id }',
    args: ({ event }) => ({ eventId: event(), email: `${randomUUID()}@example.org`, role: 'DOOR' }),
    runs: inviteToEvent,
  },
  'Mutation.handOverEvent': {
    ...ofTeam,
    select: 'invitation { id } event { id }',
    args: ({ event }) => ({ eventId: event(), email: `${randomUUID()}@staff.example` }),
    runs: (context: Context, input: { eventId: string; email: string }) =>
      inviteToEvent(context, { ...input, role: EventRole.OWNER }),
  },
  'Mutation.acceptEventInvitation': {
    select: 'event { id }',
    args: () => ({ token: 'made-up' }),
    outcomes: forSignedIn('INVITATION_NOT_FOUND'),
    shows: 'nothing',
  },
  'Mutation.withdrawEventInvitation': {
    ...ofTeam,
    args: ({ invitation }) => ({ invitationId: invitation() }),
    shows: 'nothing',
    runs: withdrawEventInvitation,
  },
  // People of the team may change their own name: test/events/hosts.test.ts.
  'Mutation.changeEventRole': {
    ...ofTeam,
    args: ({ event, account }) => ({ eventId: event(), accountId: account(), shownAsHost: false }),
  },
  'Mutation.removeFromEvent': {
    ...ofTeam,
    args: ({ event }) => ({ eventId: event(), accountId: randomUUID() }),
  },
};
