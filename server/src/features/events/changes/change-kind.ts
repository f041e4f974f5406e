import { registerEnumType } from 'type-graphql';

export enum ChangeKind {
  ADDED = 'ADDED',
  CHANGED = 'CHANGED',
  REMOVED = 'REMOVED',
}

registerEnumType(ChangeKind, {
  name: 'ChangeKind',
  description: 'The last thing that happened to an object that is followed.',
  valuesConfig: {
    ADDED: { description: 'It is new.' },
    CHANGED: { description: 'It has changed. If you have not seen it before, store it as a new one.' },
    REMOVED: { description: 'It was deleted or cancelled.' },
  },
});
