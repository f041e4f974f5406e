import { registerEnumType } from 'type-graphql';

/** The people who can find an event. Each of them, and all people who have its link, can read it. */
export enum EventVisibility {
  PUBLIC = 'PUBLIC',
  UNLISTED = 'UNLISTED',
}

registerEnumType(EventVisibility, {
  name: 'EventVisibility',
  description: 'The people who can find an event. All people who have its link can read it and sign up.',
  valuesConfig: {
    PUBLIC: { description: 'Lists, search and search engines show it.' },
    UNLISTED: {
      description:
        'Only people with the link find it. Its team and the people with a place have it in their own lists.',
    },
  },
});

export function visibilityOf(event: { public: boolean }): EventVisibility {
  return event.public ? EventVisibility.PUBLIC : EventVisibility.UNLISTED;
}
