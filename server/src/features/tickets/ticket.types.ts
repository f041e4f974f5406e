import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';

@Access(asItsParent)
@ObjectType('Ticket', {
  description:
    'The code of a place, which lets in the person who shows it at the door. For the person, and for owner and editors of the event.',
})
export class TicketType {}

@InputType()
export class RotateTicketInput {
  @Field(() => ID, { description: 'The place whose ticket is replaced.' })
  signUpId: string;
}
