import { registerEnumType } from 'type-graphql';

export enum ChangeKind {
  ADDED = 'ADDED',
  CHANGED = 'CHANGED',
  REMOVED = 'REMOVED',
}

registerEnumType(ChangeKind, {
  name: 'ChangeKind',
  description: 'What has happened last to something that is followed.',
  valuesConfig: {
    ADDED: { description: 'It is new.' },
    CHANGED: { description: 'It has changed. Whoever has not seen it before stores it as a new one.' },
    REMOVED: { description: 'It is gone: deleted or cancelled.' },
  },
});
