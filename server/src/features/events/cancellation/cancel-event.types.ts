import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { EventScope } from '../scope/event-scope.js';

@InputType()
export class CancelEventInput {
  @Field(() => ID, { description: 'The event to cancel.' })
  id: string;

  @Field({ description: '1 to 500 characters, for the page, which is public, and for the mails.' })
  reason: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The `updatedAt` of the version that was looked at: CONFLICT if the event was changed since; null: whatever it is now is cancelled.',
  })
  expectedUpdatedAt?: Date | null;

  @Field(() => EventScope, {
    defaultValue: EventScope.THIS,
    description: 'The events of the series that are cancelled, all with this reason.',
  })
  scope: EventScope;
}

@InputType()
export class UndoCancelEventInput {
  @Field(() => ID, { description: 'The event that takes place after all.' })
  id: string;
}
