import { Extensions, Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { signedIn } from '../../accounts/access-rules.js';

@Access(signedIn)
@ObjectType('CalendarFeed', {
  description:
    'The address at which calendars read the places of an account. All people who have it read them, without signing in.',
  simpleResolvers: true,
})
export class CalendarFeedType {
  @Field({ description: 'The address of an iCalendar file (RFC 5545).' })
  @Extensions({ maxLength: 300 })
  url: string;

  @Field({ description: 'The same address, which a calendar opens as a subscription.' })
  @Extensions({ maxLength: 300 })
  webcalUrl: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a calendar last read it, to the hour; null: none has.',
  })
  lastReadAt: Date | null;
}
