import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { LocalDate } from '../../platform/graphql/local-date.scalar.js';
import { signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';

/** Today is the last of them. */
export const RECENT_DAYS = 30;

@Access(withScope(signedIn, AccessScope.ACCOUNT_READ))
@ObjectType('RecentDay', { description: 'The sign-ups of one day.', simpleResolvers: true })
export class RecentDay {
  @Field(() => LocalDate, { description: 'The day.' })
  date: string;

  @Field(() => Int, {
    description: 'How many people signed up, with people who have given their places back since.',
  })
  signUpCount: number;

  @Field(() => Int, { description: 'How many of them paid, and did not get all of it back.' })
  paidCount: number;
}

@Access(withScope(signedIn, AccessScope.ACCOUNT_READ))
@ObjectType('WeekFigures', { description: 'Sums over seven times 24 hours.', simpleResolvers: true })
export class WeekFigures {
  @Field(() => Int, {
    description: 'How many people signed up, with people who have given their places back since.',
  })
  signUpCount: number;

  @Field(() => Int, {
    description: 'Pence: the sum that was paid then and has not gone back. At most 2,147,483,647.',
  })
  paidPence: number;

  @Field(() => Int, { description: 'How many places were given back.' })
  givenBackCount: number;
}

@Access(withScope(signedIn, AccessScope.ACCOUNT_READ))
@ObjectType('RecentFigures', {
  description: 'How the events of an account sold lately.',
  simpleResolvers: true,
})
export class RecentFigures {
  @Field({ description: 'The IANA name of the zone of the days: that of the settings.' })
  @Extensions({ maxLength: 100 })
  timeZone: string;

  @Field(() => [RecentDay], {
    description: `The last ${RECENT_DAYS} days, the earliest first, today the last; each is there.`,
  })
  @Extensions({ cost: 30 })
  signUpsByDay: () => Promise<RecentDay[]>;

  @Field(() => WeekFigures, { description: 'Of the seven days up to now.' })
  @Extensions({ cost: 10 })
  week: () => Promise<WeekFigures>;

  @Field(() => WeekFigures, { description: 'Of the seven days before.' })
  @Extensions({ cost: 10 })
  weekBefore: () => Promise<WeekFigures>;
}
