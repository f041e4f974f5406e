import {
  Extensions,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { NodeType } from '../../platform/graphql/node.js';
import { MutationPayload } from '../mutation-payload.js';
import { anyone, ownAccount, withScope } from './access-rules.js';
import { AccessScope } from './access-tokens/access-scope.js';
import type { Account } from './account.entity.js';
import { NameShown } from './names/name-shown.js';
import { Role } from './role.js';

export enum SignInMethod {
  PASSWORD = 'PASSWORD',
  GOOGLE = 'GOOGLE',
}

registerEnumType(SignInMethod, {
  name: 'SignInMethod',
  description: 'A way to sign in to an account.',
  valuesConfig: {
    PASSWORD: { description: 'E-mail and password.' },
    GOOGLE: { description: 'Sign-in with Google.' },
  },
});

@Access(withScope(ownAccount, AccessScope.ACCOUNT_READ))
@ObjectType('Account', {
  description: 'The signed-in account as it sees itself.',
  implements: NodeType,
  simpleResolvers: true,
})
export class AccountType {
  @Field(() => ID, { description: 'Which account it is.' })
  id: string;

  @Field({ description: 'The name that others see: of the owner of an event, of a person at it.' })
  @Extensions({ maxLength: 200 })
  name: string;

  @Field({
    description:
      'Whether the person has chosen the name; until then it is the part of the address before the @.',
  })
  nameConfirmed: boolean;

  @Field({ description: 'The address that it signs in with; lower case.' })
  @Extensions({ maxLength: 254 })
  email: string;

  @Field({ description: 'Whether the person has shown that the address is theirs.' })
  emailVerified: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null until the address is verified.' })
  emailVerifiedAt: Date | null;

  @Field(() => Role, { description: 'Its role.' })
  role: Role;

  @Field(() => NameShown, {
    nullable: true,
    description:
      'The people who see the name at the next events, where a sign-up says nothing else; null: as the installation has it.',
  })
  defaultNameShown: NameShown | null;

  /** Not for clients: a part of signInMethods. */
  hasPassword: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  createdAt: Date;
}

/** An account as its owner sees it. */
export function accountType(account: Account): AccountType {
  const { id, name, nameConfirmed, email, emailVerifiedAt, role, defaultNameShown, createdAt } = account;
  return {
    id,
    name,
    nameConfirmed,
    email,
    emailVerifiedAt,
    role,
    defaultNameShown,
    createdAt,
    emailVerified: emailVerifiedAt !== null,
    hasPassword: account.passwordHash !== null,
  };
}

@Access(anyone)
@ObjectType({
  description: 'A person of the team of an event, as everyone may see them.',
  simpleResolvers: true,
})
export class Organizer {
  @Field(() => ID, { description: 'Which account it is.' })
  id: string;

  @Field({ description: 'The name of the account.' })
  @Extensions({ maxLength: 200 })
  name: string;
}

@InputType()
export class RegisterInput {
  @Field(() => Role, { description: 'The form that was used: STAFF for the staff panel.' })
  role: Role;

  @Field({ description: 'The address to sign in with. One in the staff domain is for staff.' })
  email: string;

  @Field({ description: '6 to 128 characters.' })
  password: string;

  @Field(() => String, { nullable: true, description: 'Without one, the part of the address before the @.' })
  name?: string | null;
}

@InputType()
export class LogInInput {
  @Field(() => Role, { description: 'The form that was used: STAFF for the staff panel.' })
  role: Role;

  @Field({ description: 'The address of the account.' })
  email: string;

  @Field({ description: 'Its password.' })
  password: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class SessionPayload extends MutationPayload {
  @Field(() => AccountType, { nullable: true })
  account?: AccountType;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class LogOutPayload extends MutationPayload {}
