import { registerEnumType } from 'type-graphql';

export enum ScanOutcome {
  ADMITTED = 'ADMITTED',
  ADMITTED_TWICE = 'ADMITTED_TWICE',
  ALREADY_IN = 'ALREADY_IN',
  CANCELLED_PLACE = 'CANCELLED_PLACE',
  OTHER_EVENT = 'OTHER_EVENT',
  UNKNOWN_CODE = 'UNKNOWN_CODE',
}

registerEnumType(ScanOutcome, {
  name: 'ScanOutcome',
  description: 'The outcome of a scan: whether the person may come in, or why not.',
  valuesConfig: {
    ADMITTED: { description: 'The person may come in. Each place has this once, at however many doors.' },
    ADMITTED_TWICE: {
      description: 'A device let the person in without network, and the place had arrived before.',
    },
    ALREADY_IN: { description: 'The place has arrived already: `previous` says when and where.' },
    CANCELLED_PLACE: { description: 'The place was given back, or the event is cancelled.' },
    OTHER_EVENT: { description: 'The ticket is for another event.' },
    UNKNOWN_CODE: { description: 'No place has this code. It may have been replaced by a new one.' },
  },
});
