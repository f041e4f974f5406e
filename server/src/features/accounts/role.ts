import { registerEnumType } from 'type-graphql';

export enum Role {
  USER = 'USER',
  STAFF = 'STAFF',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'The purpose of an account: to come to events, or to create them.',
  valuesConfig: {
    USER: { description: 'Someone who comes to events.' },
    STAFF: {
      description:
        "Someone who creates events: with an e-mail address in the company's domain, or added by the operator.",
    },
  },
});
