import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApiSchema } from '../../src/schema.js';
import { calls, inputTypeOf } from '../endpoint/matrix-calls.js';
import { firstMessage } from '../live/live-stream.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { freeEventOf, phoneWithPass, placeWithCode } from './door-operations.js';

/** The operations for all visitors, and those of the door. Every other one is refused. */
const ALLOWED = [
  'Query.brand',
  'Query.event',
  'Query.node',
  'Query.events',
  'Query.eventDays',
  'Query.eventTypes',
  'Query.host',
  'Query.settings',
  'Subscription.eventPlacesChanged',
  'Subscription.doorChanged',
  'Mutation.recordScans',
  'Mutation.undoScan',
];

const schema = buildApiSchema();
const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
  (type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);

let app: TestApp;
let phone: ApiClient;
let eventId: string;
let signUpId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  const staff = await app.world.staff();
  eventId = await freeEventOf(app, staff);
  signUpId = (await placeWithCode(app, eventId)).id;
  const rights = { eventId, maySearch: true, mayUndo: true };
  ({ phone } = await phoneWithPass({ client: staff.client, url: app.url }, rights));
});
afterAll(() => app.close());

function documentOf(operation: string): [document: string, variables?: object] {
  const id = randomUUID();
  const others = { paidEventId: eventId, paymentId: id, webhookId: id, deliveryId: id, draftId: id };
  const subject = { eventId, signUpId, ...others, email: 'ada@example.org', link: id };
  const [usual, input] = calls[operation]?.(subject) ?? [''];
  const selection = operation === 'Query.event' ? `event(id: "${eventId}") { id title }` : usual;
  const type = operation.split('.')[0]?.toLowerCase();
  return input
    ? [`${type} ($input: ${inputTypeOf(operation)}!) { answer: ${selection} }`, { input }]
    : [`${type} { answer: ${selection} }`];
}

describe('D25: by a door pass', () => {
  it.each(operations.filter((operation) => ALLOWED.includes(operation)))(
    '%s may be called',
    async (operation) => {
      const [document, variables] = documentOf(operation);
      if (operation.startsWith('Subscription')) {
        const selection = document.replace(/^subscription \{ answer: (.*) \}$/, '$1');
        const { errors } = await firstMessage(phone, selection, () => placeWithCode(app, eventId));
        expect(errors).toBeUndefined();
      } else expect((await phone.graphql(document, variables)).errors).toBeUndefined();
    },
  );

  it.each(operations.filter((operation) => !ALLOWED.includes(operation)))(
    '%s is refused',
    async (operation) => {
      const [document, variables] = documentOf(operation);
      const { data, errors } = operation.startsWith('Subscription')
        ? await firstMessage(
            phone,
            document.replace(/^subscription \{ answer: (.*) \}$/, '$1'),
            async () => {},
          )
        : await phone.graphql(document, variables);
      expect([data?.answer ?? null, errors?.map(({ extensions }) => extensions.code)]).toEqual([
        null,
        ['FORBIDDEN'],
      ]);
    },
  );

  it('no table of people is read', async () => {
    expect((await phone.request(`/events/${eventId}/people.csv`)).status).toBe(401);
  });
});
