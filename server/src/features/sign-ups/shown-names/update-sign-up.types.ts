import { Field, ID, InputType } from 'type-graphql';
import { NameShown } from '../../accounts/names/name-shown.js';

@InputType()
export class UpdateSignUpInput {
  @Field(() => ID, { description: 'The place to change.' })
  signUpId: string;

  @Field(() => String, {
    nullable: true,
    description: 'At most 200 characters. Until the event starts; left out, it stays.',
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Another address for mails about the place. It gets a mail with a link: mails go there once it is opened. Left out, it stays.',
  })
  email?: string | null;

  @Field(() => NameShown, { nullable: true, description: 'The people who see the name; left out, it stays.' })
  nameShown?: NameShown | null;
}
