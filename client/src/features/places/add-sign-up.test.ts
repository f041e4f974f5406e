import { expect, it } from 'vitest';
import { createApolloClient } from '../../apollo/apollo-client';
import { readFragment } from '../../apollo/graphql';
import { anEventWith, aSignUp, fakeApi } from '../../testing/fake-api';
import { schemaLink } from '../../testing/schema-link';
import { CompleteCheckoutDocument } from '../checkout/gql/checkout-requests';
import type { ComingPeopleFragment } from '../people/gql/coming-people';
import { addSignUp } from './add-sign-up';
import { EventSignUpsDocument } from './gql/event-sign-ups';

const [mine, tom] = [aSignUp({ id: 'mine' }), aSignUp({ id: 'tom' })];

it('adds a sign-up at the start of the list, once, however often its payment is asked about', async () => {
  const api = fakeApi({
    event: () => anEventWith([tom]),
    completeCheckout: () => ({ signUp: { ...mine, event: anEventWith([mine, tom]) } }),
  });
  const client = createApolloClient(schemaLink(api));
  const people = { query: EventSignUpsDocument, variables: { eventId: 'bread', first: 8 } };
  await client.query(people);
  for (const _time of [1, 2]) {
    await client.mutate({
      mutation: CompleteCheckoutDocument,
      variables: { input: { paymentId: 'payment' } },
      update: (cache, { data }) => addSignUp(cache, data?.completeCheckout.signUp),
    });
    const list = readFragment<ComingPeopleFragment>(client.readQuery(people)?.event?.signUps);
    expect(list?.nodes.map(({ id }) => id)).toEqual(['mine', 'tom']);
  }
});
