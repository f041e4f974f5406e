import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { staffOnly, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { EventPayload, EventType } from '../event.types.js';
import { cancelEvent } from './cancel-event.js';
import { CancelEventInput, UndoCancelEventInput } from './cancel-event.types.js';
import { undoCancelEvent } from './undo-cancel-event.js';

type Answer = Omit<EventPayload, 'userErrors'>;

@Resolver(() => EventType)
export class CancelEventResolver {
  @Access(withScope(staffOnly, AccessScope.EVENTS_WRITE))
  @Mutation(() => EventPayload, {
    description:
      'Cancels an event: its page, its people and its history stay, and no place can be had. Five minutes later each person gets a mail, and every payment goes back whole. EVENT_CANCELLED where it is cancelled already, EVENT_ENDED where it is over. With THIS_AND_FOLLOWING the following ones of its series are cancelled, too, and each person gets one mail. For its owner.',
  })
  async cancelEvent(
    @Ctx() context: Context,
    @Arg('input', () => CancelEventInput) input: CancelEventInput,
  ): Promise<Answer> {
    return { event: await cancelEvent(context, input) };
  }

  @Access(withScope(staffOnly, AccessScope.EVENTS_WRITE))
  @Mutation(() => EventPayload, {
    description:
      'Undoes the cancellation of an event within five minutes, before anybody is notified; UNDO_CLOSED after that. The events that were cancelled with it take place again, too. An event that is not cancelled stays as it is. For its owner.',
  })
  async undoCancelEvent(
    @Ctx() context: Context,
    @Arg('input', () => UndoCancelEventInput) input: UndoCancelEventInput,
  ): Promise<Answer> {
    return { event: await undoCancelEvent(context, input) };
  }
}
