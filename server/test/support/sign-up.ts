import type { GraphQLAnswer } from './api-client.js';
import type { Person } from './world.js';

/** Signs a person up with the name Ann and their own address, unless told otherwise. */
export function signUp(person: Person, eventId: string, form: object = {}): Promise<GraphQLAnswer> {
  return person.client.graphql(
    `mutation ($input: SignUpInput!) {
      signUp(input: $input) { signUp { id } userErrors { code message field } }
    }`,
    { input: { eventId, name: 'Ann', email: person.email, ...form } },
  );
}
