import type { Person } from '../support/world.js';

export const deleteEvent = ({ client }: Pick<Person, 'client'>, id: string) =>
  client.graphql(
    'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId userErrors { code } } }',
    { input: { id } },
  );

export const deleteAccount = ({ client }: Pick<Person, 'client'>) =>
  client.graphql('mutation { deleteAccount { deletedAccountId userErrors { code } } }');
