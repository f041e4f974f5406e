import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { nodeTables } from '../../src/features/nodes/node-tables.js';
import { buildApiSchema } from '../../src/schema.js';

/** The types with an id that `node(id)` does not find, each with the reason. */
const exceptions = {
  Organizer: 'has the id of its account, and is found by Query.host',
  WebhookNotice: 'is the message to a webhook: no query leads to it',
};

const types = Object.values(buildApiSchema().getTypeMap()).filter(isObjectType);
const isNode = (type: (typeof types)[number]) => type.getInterfaces().some(({ name }) => name === 'Node');

it('G33: every type with an id is a Node, but for those that have a reason', () => {
  const others = types.filter((type) => 'id' in type.getFields() && !isNode(type));
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(exceptions));
});

it('G33: every type that is a Node has its table', () => {
  expect(
    types
      .filter(isNode)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(nodeTables).toSorted());
});
