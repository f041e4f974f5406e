import { registerEnumType } from 'type-graphql';

/** The people who see the name of a person with a place, beside that person and the team of the event. From the widest to the narrowest. */
export enum NameShown {
  SIGNED_IN = 'SIGNED_IN',
  ATTENDEES = 'ATTENDEES',
  TEAM = 'TEAM',
}

registerEnumType(NameShown, {
  name: 'NameShown',
  description: "The people who see a person's name at an event, beside the person and the event's team.",
  valuesConfig: {
    SIGNED_IN: { description: 'All people who are signed in.' },
    ATTENDEES: { description: 'People with a place at the event.' },
    TEAM: { description: 'No other people.' },
  },
});

const inOrder = Object.values(NameShown);

/** SQL of a check: a column holds one of the choices. */
export const NAME_SHOWN_KNOWN = `name_shown IN (${inOrder.map((choice) => `'${choice}'`).join(', ')})`;

/** The choices that show a name to more people than this one does. */
export function widerThan(choice: NameShown): NameShown[] {
  return inOrder.slice(0, inOrder.indexOf(choice));
}
