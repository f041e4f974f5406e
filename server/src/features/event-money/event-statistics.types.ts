import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { LocalDate } from '../../platform/graphql/local-date.scalar.js';
import { signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';

/** Of an account's events. */
export const MAX_TYPES = 50;

@Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
@ObjectType('DayCount', { description: 'How many there were on a day.', simpleResolvers: true })
export class DayCountType {
  @Field(() => LocalDate, { description: 'The day.' })
  date: string;

  @Field(() => Int, { description: 'How many on this day.' })
  count: number;
}

@Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
@ObjectType('EventStatistics', { description: 'How an event sells.', simpleResolvers: true })
export class EventStatistics {
  @Field(() => Int, { description: 'How many people have a place.' })
  signUpCount: number;

  @Field(() => Int, { description: 'How many of them have arrived at the door.' })
  @Extensions({ cost: 5 })
  arrivedCount: () => Promise<number>;

  @Field(() => Int, { description: 'How many places were given back.' })
  @Extensions({ cost: 5 })
  cancelledCount: () => Promise<number>;

  @Field(() => Int, {
    description: 'Pence: the sum that was paid and has not gone back. At most 2,147,483,647.',
  })
  @Extensions({ cost: 10 })
  paidPence: () => Promise<number>;

  @Field(() => Int, {
    description: 'Pence: the sum that has gone back, or is on its way. At most 2,147,483,647.',
  })
  @Extensions({ cost: 10 })
  refundedPence: () => Promise<number>;

  @Field(() => [DayCountType], {
    description:
      "New sign-ups by day in the event's zone, the earliest first, days without any left out; of the 366 days before the event's end, or before now.",
  })
  @Extensions({ cost: 30 })
  signUpsByDay: () => Promise<DayCountType[]>;

  @Field(() => EventType, {
    nullable: true,
    description:
      'The event that it was duplicated from, to compare the two; null where there is none, and where the viewer may not see its people.',
  })
  @Extensions({ cost: 2 })
  duplicatedFrom: () => Promise<Event | null>;
}

@Access(withScope(signedIn, AccessScope.ACCOUNT_READ))
@ObjectType('TypeArrivals', {
  description: 'How many people came to events of one type.',
  simpleResolvers: true,
})
export class TypeArrivals {
  @Field({ description: 'As the oldest of these events spells it.' })
  @Extensions({ maxLength: 100 })
  type: string;

  @Field(() => Int, { description: 'How many events.' })
  eventCount: number;

  @Field(() => Int, { description: 'How many people have a place at them.' })
  expectedCount: number;

  @Field(() => Int, { description: 'How many of them have arrived.' })
  arrivedCount: number;
}

@Access(withScope(signedIn, AccessScope.ACCOUNT_READ))
@ObjectType('EventTotals', { description: 'Sums over the events of an account.', simpleResolvers: true })
export class EventTotals {
  @Field(() => Int, { description: 'How many events.' })
  eventCount: number;

  @Field(() => Int, { description: 'How many people have a place at them.' })
  signUpCount: number;

  @Field(() => Int, {
    description: 'Pence: the sum that was paid for them and has not gone back. At most 2,147,483,647.',
  })
  paidPence: number;

  @Field(() => [TypeArrivals], {
    description: `The people who came to events at which a person was let in at the door, by type. The types with most events first; at most ${MAX_TYPES}. Released places are not counted.`,
  })
  @Extensions({ cost: 30 })
  arrivalsByType: () => Promise<TypeArrivals[]>;
}
