import { registerEnumType } from 'type-graphql';

/** Which events of a series an act is about. */
export enum EventScope {
  THIS = 'THIS',
  THIS_AND_FOLLOWING = 'THIS_AND_FOLLOWING',
}

registerEnumType(EventScope, {
  name: 'EventScope',
  description: 'Which events of a series are meant.',
  valuesConfig: {
    THIS: { description: 'This event alone.' },
    THIS_AND_FOLLOWING: {
      description:
        'This event and those of its series on later dates, without those that have ended or are cancelled. An event in no series has none.',
    },
  },
});
