import { readFileSync } from 'node:fs';
import { type Change, ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

interface AnnouncedChange {
  path: string;
  /** The first day on which it may happen. */
  from: string;
}

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const current = read('schema.graphql');
const announced: AnnouncedChange[] = JSON.parse(read('server/docs/schema/announced-changes.json'));

/** A client that leaves the value out asks for something else then. */
const changedDefaults: string[] = [
  ChangeType.FieldArgumentDefaultChanged,
  ChangeType.InputFieldDefaultValueChanged,
];
const isBreaking = ({ type, criticality }: Change) =>
  criticality.level === CriticalityLevel.Breaking || changedDefaults.includes(type);

/** The breaking changes from the last release's schema to another that are not announced for this day. */
async function unannounced(to: string, changes: AnnouncedChange[], today: string): Promise<string[]> {
  const found = await diff(buildSchema(read('server/docs/schema/released.graphql')), buildSchema(to));
  return found
    .filter(isBreaking)
    .filter(({ path }) => !changes.some((change) => change.path === path && change.from <= today))
    .map(({ message }) => message);
}

it('G20: nothing that the last release offered is removed or has changed unannounced', async () => {
  expect(await unannounced(current, announced, new Date().toISOString().slice(0, 10))).toEqual([]);
});

it.each([
  ['a removed field', /\n {2}placesLeft: Int\n/, '\n  seatsLeft: Int\n', 'Event.placesLeft'],
  [
    'a value that may be null',
    /\n {2}signUpCount: Int!\n/,
    '\n  signUpCount: Int\n',
    'DeletionImpact.signUpCount',
  ],
  [
    'an input that must be given',
    /\n {2}pricePence: Int! = 0\n/,
    '\n  pricePence: Int!\n',
    'CreateEventInput.pricePence',
  ],
])('G20: %s needs to be announced for its day', async (_what, part, instead, path) => {
  const broken = current.replace(part, instead);
  expect(broken, 'the schema has such a part').not.toBe(current);
  expect(await unannounced(broken, [], '2027-01-01')).not.toEqual([]);
  expect(await unannounced(broken, [{ path, from: '2027-01-02' }], '2027-01-01')).not.toEqual([]);
  expect(await unannounced(broken, [{ path, from: '2027-01-01' }], '2027-01-01')).toEqual([]);
});
