import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { ProductSettings } from './product-settings.js';

/** The person whose data they are. */
export interface DataSubject {
  id: string;
  /** Lower case. */
  email: string;
}

/** A kind of data that is stored of a person, in words for the person. */
export interface DataKind {
  what: string;
  whatFor: string;
  howLong: string;
}

interface ListedKind extends DataKind {
  /** The sentence that ends with the months of RETENTION_MONTHS where those are set. */
  endsWhenOld?: 'whatFor' | 'howLong';
}

const WITH_ACCOUNT = 'Until you delete your account';
const WITH_EVENT = 'Until you delete your account, or the event is deleted';

/** All kinds, in the order in which people read them. Each table with personal data is of one. */
export const dataKinds = {
  ACCOUNT: {
    what: 'Name and e-mail',
    whatFor: 'Your places, your events and your mails',
    howLong: WITH_ACCOUNT,
  },
  PLACES: {
    what: 'Places; waiting lists until the event is over',
    whatFor: 'Your way into the event',
    howLong: WITH_EVENT,
    endsWhenOld: 'howLong',
  },
  SCANS: {
    what: 'Scans of your ticket, and your scans and passes at a door',
    whatFor: 'To let each ticket in once',
    howLong: WITH_EVENT,
    endsWhenOld: 'howLong',
  },
  PAYMENTS: {
    what: 'Payments',
    whatFor: 'Refunds and tax. Without your name after you delete your account',
    howLong: 'As long as tax law asks',
    endsWhenOld: 'whatFor',
  },
  MAILS: {
    what: 'Which mails we sent about your places',
    whatFor: 'So that you get each mail once',
    howLong: WITH_EVENT,
    endsWhenOld: 'howLong',
  },
  EVENTS: {
    what: 'Events that you create or help with',
    whatFor: 'To run the events',
    howLong: 'Until you delete your account, or hand the event over',
  },
  MESSAGES: {
    what: 'Messages that you write to the people of an event',
    whatFor: 'So that your team can read them. Without your name after you delete your account',
    howLong: 'As long as the event',
    endsWhenOld: 'howLong',
  },
  ACTS: {
    what: 'What you change at events',
    whatFor: 'So that a team knows who changed what. Without your name after you delete your account',
    howLong: 'Two years',
  },
  SESSIONS: {
    what: 'Where you are signed in',
    whatFor: 'So that you can sign out elsewhere',
    howLong: 'Until you sign out',
  },
  ACTIVITY: {
    what: 'The activity of your account',
    whatFor: 'So that you see whether a stranger was in it',
    howLong: 'Two years, or until you delete your account',
  },
  PROGRAMS: {
    what: 'Programs and calendars that you connect',
    whatFor: 'So that they can act for you',
    howLong: 'Until you disconnect them',
  },
  DECISIONS: {
    what: 'Decisions about your address',
    whatFor: 'Whether you are staff here, or blocked',
    howLong: 'Until the people who run this site take them back',
  },
} satisfies Record<string, ListedKind>;

/** The kinds as this installation stores them. */
export function dataKindsOf({
  retentionMonths: months,
}: Pick<ProductSettings, 'retentionMonths'>): DataKind[] {
  return Object.values<ListedKind>(dataKinds).map(({ endsWhenOld, ...kind }) => {
    if (months === null || !endsWhenOld) return kind;
    const end = `at the latest ${months === 1 ? 'one month' : `${months} months`} after the event`;
    return { ...kind, [endsWhenOld]: `${kind[endsWhenOld]}, ${end}` };
  });
}

/** The data of a person in one table. The root's `personal-data.ts` lists all tables. */
export interface PersonalData<Row extends ObjectLiteral = ObjectLiteral> {
  /** In an export. */
  name: string;
  kind: keyof typeof dataKinds;
  entity: EntityTarget<Row>;
  rowsOf(person: DataSubject): FindOptionsWhere<Row>;
  /** Columns that an export does not have, by their names in the entity, each with the reason. */
  leftOut?: Record<string, string>;
}

export function personalData<Row extends ObjectLiteral>(data: PersonalData<Row>): PersonalData {
  return data as unknown as PersonalData;
}

/** A table that an export does not have, with the reason. */
export interface NotExported {
  entity: EntityTarget<ObjectLiteral>;
  reason: string;
}
