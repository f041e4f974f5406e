import { Ctx, Field, FieldResolver, GraphQLISODateTime, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { staffOnly, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import type { Event } from '../../events/event.entity.js';
import { EventType } from '../../events/event.types.js';
import { eventsThatExist } from '../../events/events.loader.js';
import { findEvent } from '../../events/find-event.js';
import { findPayment } from '../../payments/find-payment.js';
import type { Payment } from '../../payments/payment.entity.js';
import { PaymentType } from '../../payments/payment.types.js';
import { findSignUp } from '../../sign-ups/find-sign-up.js';
import { signUpsIfThere } from '../../sign-ups/lists/sign-ups-if-there.loader.js';
import type { SignUp } from '../../sign-ups/sign-up.entity.js';
import { SignUpType } from '../../sign-ups/sign-up.types.js';
import { findWaitingListEntry } from '../../waiting-list/find-waiting-list-entry.js';
import { WaitingListEntryType } from '../../waiting-list/waiting-list.types.js';
import type { WaitingListEntry } from '../../waiting-list/waiting-list-entry.entity.js';
import type { NoticeFacts } from './notice-body.js';
import { WebhookTopic } from './webhook-topic.js';

/** Also where SIGN_UPS_WRITE alone shows what a token itself has written: these were written by others. */
const ofPeople = withScope(staffOnly, AccessScope.SIGN_UPS_READ);

@Access(withScope(staffOnly, AccessScope.WEBHOOKS))
@ObjectType('WebhookNotice', {
  description:
    'The message that a webhook is sent: its `query` is a selection on this type, read at the time of sending.',
  simpleResolvers: true,
})
export class WebhookNoticeType {
  @Field(() => ID, { description: 'The `webhook-id` header: the same when it is sent again.' })
  id: string;

  @Field(() => WebhookTopic, { description: 'The topic of what happened.' })
  topic: WebhookTopic;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  occurredAt: Date;

  @Field(() => ID, {
    nullable: true,
    description:
      'The event that it is about, also when that is deleted by now. Null only of a payment whose event was deleted before we began to store this.',
  })
  eventId: string | null;

  @Access(ofPeople)
  @Field(() => ID, {
    nullable: true,
    description: 'The sign-up that it is about, or that was paid for, also when that is removed by now.',
  })
  signUpId: string | null;

  @Access(ofPeople)
  @Field(() => ID, { nullable: true, description: 'The payment that it is about.' })
  paymentId: string | null;

  @Access(ofPeople)
  @Field(() => ID, {
    nullable: true,
    description: 'The waiting list entry that it is about, also when that is removed by now.',
  })
  waitingListEntryId: string | null;
}

/** The subject of a notice, as it is when it is sent; null where it is removed by then. */
@Resolver(() => WebhookNoticeType)
export class WebhookNoticeResolver {
  @FieldResolver(() => EventType, {
    nullable: true,
    description: 'The event; null when it is deleted.',
  })
  async event(
    @Ctx() { database, loaders }: Context,
    @Root() { eventId, madeUp }: NoticeFacts,
  ): Promise<Event | null> {
    const event = madeUp?.event ?? (eventId && (await findEvent(database, eventId)));
    if (!event) return null;
    loaders.of(eventsThatExist).prime(event.id, event);
    return event;
  }

  @Access(ofPeople)
  @FieldResolver(() => SignUpType, {
    nullable: true,
    description: 'The sign-up, also of a payment; null of other topics, and when it is cancelled.',
  })
  async signUp(
    @Ctx() { database, loaders }: Context,
    @Root() { signUpId, topic, madeUp }: NoticeFacts,
  ): Promise<SignUp | null> {
    if (!signUpId || topic === WebhookTopic.SIGN_UP_CANCELLED) return null;
    if (!madeUp) return findSignUp(database, signUpId);
    loaders.of(eventsThatExist).prime(madeUp.event.id, madeUp.event);
    return madeUp.signUp;
  }

  @Access(ofPeople)
  @FieldResolver(() => PaymentType, { nullable: true, description: 'The payment; null of other topics.' })
  async payment(
    @Ctx() { database, loaders }: Context,
    @Root() { paymentId, madeUp }: NoticeFacts,
  ): Promise<Payment | null> {
    if (!paymentId) return null;
    if (!madeUp?.payment) return findPayment(database, paymentId);
    loaders.of(eventsThatExist).prime(madeUp.event.id, madeUp.event);
    if (madeUp.signUp) loaders.of(signUpsIfThere).prime(madeUp.signUp.id, madeUp.signUp);
    return madeUp.payment;
  }

  @Access(ofPeople)
  @FieldResolver(() => WaitingListEntryType, {
    nullable: true,
    description: 'The waiting list entry; null when the waiting is over by now, and of other topics.',
  })
  async waitingListEntry(
    @Ctx() { database, loaders }: Context,
    @Root() { waitingListEntryId, madeUp }: NoticeFacts,
  ): Promise<WaitingListEntry | null> {
    if (!waitingListEntryId) return null;
    if (!madeUp) return findWaitingListEntry(database, waitingListEntryId);
    loaders.of(eventsThatExist).prime(madeUp.event.id, madeUp.event);
    return madeUp.waitingListEntry;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Of EVENT_DELETED alone.' })
  deletedEventId(@Root() { topic, eventId }: NoticeFacts): string | null {
    return topic === WebhookTopic.EVENT_DELETED ? eventId : null;
  }

  @Access(ofPeople)
  @FieldResolver(() => ID, { nullable: true, description: 'Of SIGN_UP_CANCELLED alone.' })
  cancelledSignUpId(@Root() { topic, signUpId }: NoticeFacts): string | null {
    return topic === WebhookTopic.SIGN_UP_CANCELLED ? signUpId : null;
  }
}
