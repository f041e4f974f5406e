import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { signedIn, staffOnly, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { EventPayload } from '../event.types.js';
import { acceptEventInvitation } from './accept-event-invitation.js';
import { changeEventRole } from './change-event-role.js';
import {
  AcceptEventInvitationInput,
  ChangeEventRoleInput,
  EventInvitationPayload,
  HandOverEventInput,
  InviteToEventInput,
  RemoveFromEventInput,
  WithdrawEventInvitationInput,
} from './event-invitation.types.js';
import { EventRole } from './event-roles.js';
import { inviteToEvent } from './invite-to-event.js';
import { removeFromEvent } from './remove-from-event.js';
import { withdrawEventInvitation } from './withdraw-event-invitation.js';

type Answer = Omit<EventPayload, 'userErrors'>;
type InvitationAnswer = Omit<EventInvitationPayload, 'userErrors'>;

@Resolver()
export class ManageTeamResolver {
  @Access(withScope(staffOnly, AccessScope.TEAM_WRITE))
  @Mutation(() => EventInvitationPayload, {
    description:
      'Invites a person to the team of an event by a mail with a link, which works once, for seven days, and for the account of this address alone. Another invitation of the same address replaces the first one. For the owner of the event.',
  })
  inviteToEvent(
    @Ctx() context: Context,
    @Arg('input', () => InviteToEventInput) input: InviteToEventInput,
  ): Promise<InvitationAnswer> {
    return inviteToEvent(context, input);
  }

  @Access(withScope(staffOnly, AccessScope.TEAM_WRITE))
  @Mutation(() => EventInvitationPayload, {
    description:
      'Offers an event to a new owner, who is staff, by a mail with a link. When the person accepts, they own the event and its money, and the former owner is an editor. Another offer ends the first one. Other events of a series stay as they are. For the owner of the event.',
  })
  handOverEvent(
    @Ctx() context: Context,
    @Arg('input', () => HandOverEventInput) input: HandOverEventInput,
  ): Promise<InvitationAnswer> {
    return inviteToEvent(context, { ...input, role: EventRole.OWNER });
  }

  @Access(signedIn)
  @Mutation(() => EventPayload, {
    description: 'Joins the team of an event, or takes the event over, by the secret of a mail’s link.',
  })
  async acceptEventInvitation(
    @Ctx() context: Context,
    @Arg('input', () => AcceptEventInvitationInput) input: AcceptEventInvitationInput,
  ): Promise<Answer> {
    return { event: await acceptEventInvitation(context, input) };
  }

  @Access(withScope(staffOnly, AccessScope.TEAM_WRITE))
  @Mutation(() => EventPayload, {
    description: 'Ends an invitation: its link finds nothing any more. For the owner of the event.',
  })
  async withdrawEventInvitation(
    @Ctx() context: Context,
    @Arg('input', () => WithdrawEventInvitationInput) input: WithdrawEventInvitationInput,
  ): Promise<Answer> {
    return { event: await withdrawEventInvitation(context, input) };
  }

  @Access(withScope(signedIn, AccessScope.TEAM_WRITE))
  @Mutation(() => EventPayload, {
    description:
      'Changes the role of a person in the team of an event, or offers the person to be shown as a host on the public page. For the owner of the event; each person of the team takes the offer, and takes the own name away.',
  })
  async changeEventRole(
    @Ctx() context: Context,
    @Arg('input', () => ChangeEventRoleInput) input: ChangeEventRoleInput,
  ): Promise<Answer> {
    return { event: await changeEventRole(context, input) };
  }

  @Access(withScope(signedIn, AccessScope.TEAM_WRITE))
  @Mutation(() => EventPayload, {
    description:
      'Takes a person out of the team of an event: another one for its owner, oneself for each person of the team but the owner.',
  })
  async removeFromEvent(
    @Ctx() context: Context,
    @Arg('input', () => RemoveFromEventInput) input: RemoveFromEventInput,
  ): Promise<Answer> {
    return { event: await removeFromEvent(context, input) };
  }
}
