import { registerEnumType } from 'type-graphql';

/** The orders that an event's sign-ups may have. */
export enum SignUpOrder {
  LATEST_FIRST = 'LATEST_FIRST',
  NAME = 'NAME',
}

registerEnumType(SignUpOrder, {
  name: 'SignUpOrder',
  description: "The order of an event's sign-ups.",
  valuesConfig: {
    LATEST_FIRST: { description: 'By when they signed up, the latest first.' },
    NAME: { description: 'By name, from A to Z; case and accents do not count.' },
  },
});
