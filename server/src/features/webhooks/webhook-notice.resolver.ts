import { Ctx, Field, FieldResolver, GraphQLISODateTime, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { staffOnly } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { eventsById } from '../events/events.loader.js';
import { findEvent } from '../events/find-event.js';
import { findPayment } from '../payments/find-payment.js';
import type { Payment } from '../payments/payment.entity.js';
import { PaymentType } from '../payments/payment.types.js';
import { findSignUp } from '../sign-ups/find-sign-up.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { SignUpType } from '../sign-ups/sign-up.types.js';
import type { NoticeFacts } from './notice-body.js';
import { WebhookTopic } from './webhook-topic.js';

@Access(staffOnly)
@ObjectType('WebhookNotice', {
  description: 'What a webhook is told: its `query` is a selection on this type, read when it is sent.',
  simpleResolvers: true,
})
export class WebhookNoticeType {
  @Field(() => ID, { description: 'The `webhook-id` header: the same when it is sent again.' })
  id: string;

  @Field(() => WebhookTopic, { description: 'What happened.' })
  topic: WebhookTopic;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  occurredAt: Date;
}

/** What a notice is about, as it is when it is sent; null where it is gone by then. */
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
    loaders.of(eventsById).prime(event.id, event);
    return event;
  }

  @FieldResolver(() => SignUpType, {
    nullable: true,
    description: 'The sign-up; null of other topics, and when it is cancelled.',
  })
  async signUp(
    @Ctx() { database, loaders }: Context,
    @Root() { signUpId, topic, madeUp }: NoticeFacts,
  ): Promise<SignUp | null> {
    if (!signUpId || topic === WebhookTopic.SIGN_UP_CANCELLED) return null;
    if (!madeUp) return findSignUp(database, signUpId);
    loaders.of(eventsById).prime(madeUp.event.id, madeUp.event);
    return madeUp.signUp;
  }

  @FieldResolver(() => PaymentType, { nullable: true, description: 'The payment; null of other topics.' })
  async payment(
    @Ctx() { database }: Context,
    @Root() { paymentId, madeUp }: NoticeFacts,
  ): Promise<Payment | null> {
    if (!paymentId) return null;
    return madeUp?.payment ?? findPayment(database, paymentId);
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Of EVENT_DELETED alone.' })
  deletedEventId(@Root() { topic, eventId }: NoticeFacts): string | null {
    return topic === WebhookTopic.EVENT_DELETED ? eventId : null;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Of SIGN_UP_CANCELLED alone.' })
  cancelledSignUpId(@Root() { topic, signUpId }: NoticeFacts): string | null {
    return topic === WebhookTopic.SIGN_UP_CANCELLED ? signUpId : null;
  }
}
