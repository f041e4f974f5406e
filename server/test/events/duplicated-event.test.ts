import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDraft, publishDraft, saveDraft, wholeDraft } from '../event-drafts/draft-operations.js';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { deleteEvent, updateEvent } from './event-operations.js';
import { addMember } from './team-operations.js';

const SOURCE = graphql(`query DuplicatedFrom($id: ID!) {
  event(id: $id) { statistics { duplicatedFrom { id title statistics { signUpCount } } } }
}`);

let app: TestApp;
let [ada, ben]: Person[] = [];
let source: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [ada, ben] = [await app.world.staff(), await app.world.staff()];
  source = (await app.world.event(ada, { title: 'Bread' })).id;
});
afterAll(() => app.close());

/** The event that a viewer sees an event to be duplicated from. */
async function sourceOf(id: string, person: Person = ada as Person) {
  const { data, errors } = await person.client.graphql(SOURCE, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.event?.statistics?.duplicatedFrom ?? null;
}

const copy = (person = ada as Person, duplicatedFromId: string | null = source) =>
  app.world.event(person, { duplicatedFromId });

it('an event knows the event that it was duplicated from, also after a change', async () => {
  const { id } = await copy();
  const bread = { id: source, title: 'Bread', statistics: { signUpCount: 0 } };
  expect(await sourceOf(id)).toEqual(bread);
  await updateEvent((ada as Person).client, { id, title: 'More bread' });
  expect(await sourceOf(id)).toEqual(bread);
});

it('an event that is no copy knows none', async () => {
  expect(await sourceOf(source)).toBeNull();
});

it.each(['no id', crypto.randomUUID()])('an event that is not there is left out: %s', async (unknown) => {
  expect(await sourceOf((await copy(ada, unknown)).id)).toBeNull();
});

it('an event whose people the creator may not see is left out', async () => {
  const { id } = await copy(await app.world.staff());
  const rows = await app.database.query('SELECT duplicated_from_id FROM events WHERE id = $1', [id]);
  expect(rows).toEqual([{ duplicated_from_id: null }]);
});

it('an editor of the copy alone does not see it, and an editor of both does', async () => {
  const { id } = await copy();
  await addMember(app.database, id, ben as Person, 'EDITOR');
  expect(await sourceOf(id, ben)).toBeNull();
  await addMember(app.database, source, ben as Person, 'EDITOR');
  expect(await sourceOf(id, ben)).toMatchObject({ id: source });
});

it('a draft hands it on to its event, and keeps it when it is saved again', async () => {
  const { client } = ada as Person;
  const draft = await newDraft(ada as Person, { ...wholeDraft, duplicatedFromId: source });
  await saveDraft(client, { id: draft.id, title: 'Other bread', duplicatedFromId: null });
  await publishDraft(client, draft.id);
  expect(await sourceOf(draft.id)).toMatchObject({ id: source });
});

it('a deleted event is named no more', async () => {
  const { id: gone } = await app.world.event(ada as Person);
  const { id } = await copy(ada, gone);
  expect(await sourceOf(id)).toMatchObject({ id: gone });
  await deleteEvent((ada as Person).client, gone);
  expect(await sourceOf(id)).toBeNull();
});
