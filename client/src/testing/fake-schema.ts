import { addMocksToSchema, type IMocks } from '@graphql-tools/mock';
import {
  buildSchema,
  type GraphQLField,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import sdl from '../../../schema.graphql?raw';
import type { FakeAccount, FakeEvent, FakePayment, FakeSettings, FakeSignUp } from '../gql/fakes';
import { grain, maya } from './people';

/** The values that a test reads on the page; all else is made up from the schema. */
const values: {
  Account: FakeAccount;
  Event: FakeEvent;
  Payment: FakePayment;
  Settings: FakeSettings;
  SignUp: FakeSignUp;
} = {
  Account: maya,
  Event: {
    id: 'bread',
    title: 'Bread for beginners',
    description: 'Flour, water, salt, time.',
    excerpt: 'Flour, water, salt, time.',
    location: 'Kirkgate Kitchen, Leeds',
    type: 'Workshop',
    date: '2027-03-13',
    startTime: '10:00',
    endTime: '12:30',
    timeZone: 'America/New_York',
    // So late that it is never on now.
    startsAt: '2097-02-13T15:00:00.000Z',
    endsAt: '2097-02-13T17:30:00.000Z',
    updatedAt: '2027-03-01T09:30:00.000Z',
    hasEnded: false,
    cancelledAt: null,
    cancellationReason: null,
    pricePence: 2450,
    visibility: 'PUBLIC',
    attendeeNote: null,
    createdBy: { id: grain.id, name: grain.name },
    viewerCanEdit: true,
    viewerRole: 'OWNER',
    hosts: [{ id: grain.id, name: grain.name }],
    signUpCount: 0,
    capacity: null,
    placesLeft: null,
    signUps: () => ({}),
    paymentsNeedingAttention: () => ({}),
  },
  Payment: {
    id: 'payment',
    status: 'REQUIRES_PAYMENT',
    amountPence: 2450,
    currency: 'gbp',
    payerName: maya.name,
    payerEmail: maya.email,
  },
  Settings: {
    productName: 'Turnout',
    version: '0.1.0',
    staffDomain: 'turnout.example',
    timeZone: 'Europe/London',
    mailEnabled: true,
    defaultNameShown: 'SIGNED_IN',
    paymentsEnabled: true,
    stripePublishableKey: 'pk_test_turnout',
    sandbox: true,
  },
  SignUp: { id: 'first', name: maya.name, email: maya.email, emailConfirmed: true },
};

const scalars: IMocks = {
  Boolean: () => false,
  ID: () => 'id',
  Int: () => 0,
  LocalDate: () => '2027-03-13',
  LocalTime: () => '10:00',
  DateTimeISO: () => '2027-03-01T09:30:00.000Z',
  MarkdownTree: () => [
    { type: 'paragraph', children: [{ type: 'text', value: 'Flour, water, salt, time.' }] },
  ],
};

/** Values that may be missing are missing, and lists are empty. */
function emptyValueOf({ type }: GraphQLField<unknown, unknown>): null | [] | undefined {
  if (!isNonNullType(type)) return null;
  return isListType(type.ofType) ? [] : undefined;
}

const schema = buildSchema(sdl);
const objects = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !isIntrospectionType(type),
);

/** Answers whatever a test leaves out, and every time the same. */
export const fakeSchema = addMocksToSchema({
  schema,
  mockGenerationBehavior: 'deterministic',
  mocks: {
    ...scalars,
    ...Object.fromEntries(
      objects.filter(isObjectType).map((type) => {
        const fields = Object.values(type.getFields()).map((field) => [field.name, emptyValueOf(field)]);
        return [
          type.name,
          () => ({ ...Object.fromEntries(fields), ...values[type.name as keyof typeof values] }),
        ];
      }),
    ),
  },
});
