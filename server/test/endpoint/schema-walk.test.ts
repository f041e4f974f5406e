import { type GraphQLArgument, type GraphQLInputField, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRuleOf, asItsParent } from '../../src/platform/access/access.js';
import { buildApiSchema } from '../../src/schema.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { anEvent } from '../support/world.js';

const schema = buildApiSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objectTypes = types.filter(isObjectType);

describe('G12: every field has a rule', () => {
  it.each(objectTypes.map((type) => [type.name, type] as const))('of %s', (_name, type) => {
    const rules = Object.values(type.getFields()).map((field) => accessRuleOf(schema, type, field)?.name);
    expect(rules).not.toContain(undefined);
  });

  it('and only payloads, pages and what they hold have that of their parent', () => {
    const open = objectTypes.filter((type) =>
      Object.values(type.getFields()).some((field) => accessRuleOf(schema, type, field) === asItsParent),
    );
    // A ticket is a part of its sign-up, whose field has the rule.
    const withoutAnythingOfTheirOwn = /(Payload|Connection|Edge|PageInfo|UserError|^Ticket)$/;
    expect(open.map(({ name }) => name).filter((name) => !withoutAnythingOfTheirOwn.test(name))).toEqual([]);
  });
});

/** The fields that only the server decides. */
const privileged =
  /^(id|role|.*creat(ed|or).*|.*account.*|.*user.*|.*owner.*|uid|amount.*|currency|status|public|paid|.*verified.*|.*hash|.*secret|signUpCount|permissions?)$/i;

/** `role` is the form that was used; an id says which thing is meant, and a filter whose events are read. */
const meant = [
  'Query.event.id',
  'Query.node.id',
  'Query.host.id',
  'RegisterInput.role',
  'LogInInput.role',
  'UpdateEventInput.id',
  'CancelEventInput.id',
  'UpdateMessageInput.id',
  'CancelMessageInput.id',
  'UndoCancelEventInput.id',
  'DeleteEventInput.id',
  'InviteToEventInput.role',
  'ChangeEventRoleInput.accountId',
  'ChangeEventRoleInput.role',
  'RemoveFromEventInput.accountId',
  'SaveEventDraftInput.id',
  // Made by the device, so that a scan that is sent again is the same scan.
  'ScanInput.id',
  'EventDraftInput.id',
  'EndSessionInput.id',
  'RevokeAccessTokenInput.id',
  'UpdateWebhookInput.id',
  'RotateWebhookSecretInput.id',
  'DeleteWebhookInput.id',
  'TestWebhookInput.id',
  'ResumeWebhookInput.id',
  'RetryWebhookDeliveryInput.id',
  'EventFilter.createdById',
  'EventFilter.hostId',
];

describe('G13: no input carries what the server decides', () => {
  const inputs = types.flatMap((type): [string, GraphQLArgument | GraphQLInputField][] => {
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
    }
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map((arg): [string, GraphQLArgument] => [`${type.name}.${field.name}.${arg.name}`, arg]),
    );
  });

  it('by any name', () => {
    const found = inputs.filter(([, { name }]) => privileged.test(name)).map(([path]) => path);
    expect(found.toSorted()).toEqual(meant.toSorted());
  });

  it('as text of any shape', () => {
    const anything = inputs.filter(([, { type }]) => /JSON|Object|Any/.test(String(type)));
    expect(anything).toEqual([]);
  });
});

describe('G13: the server takes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each([
    { createdBy: 'someone' },
    { createdById: '01a1fb2f-3717-715a-b2f6-149fa4f183de' },
    { public: false },
    { id: '01a1fb2f-3717-715a-b2f6-149fa4f183de' },
    { createdAt: '2020-01-01T00:00:00.000Z' },
    { searchText: 'everything' },
  ])('no %j with a new event', async (more) => {
    const staff = await app.world.staff();
    const { status, errors } = await staff.client.graphql(
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
      { input: { ...anEvent(), ...more } },
    );
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await app.database.query('SELECT id FROM events')).toEqual([]);
  });
});
