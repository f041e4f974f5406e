import { InMemoryCache } from '@apollo/client';
import { keysetConnection } from './keyset-connection';

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { events: keysetConnection(['first', 'filter']) } },
      Account: { fields: { events: keysetConnection(['first']), signUps: keysetConnection(['first']) } },
      // One list however many of it a page asks for.
      Event: { fields: { signUps: keysetConnection([]), paymentsInQuestion: keysetConnection([]) } },
      Settings: { keyFields: [] },
    },
  });
}
