import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { deleteDraft, insertDraft, listDrafts, newDraft, saveDraft, wholeDraft } from './draft-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const errorsOf = async (answer: ReturnType<typeof saveDraft>) => {
  const { eventDraft, userErrors } = (await answer).data.saveEventDraft;
  expect(eventDraft).toBeNull();
  return userErrors.map(({ code, field }) => [code, field]);
};
const read = async (id: string) =>
  (await listDrafts(staff.client)).data.viewer?.eventDrafts?.nodes.find((draft) => draft.id === id);

describe('saveEventDraft', () => {
  it('makes a draft of a title alone, and names what publishing still needs', async () => {
    const draft = await newDraft(staff);
    expect(draft).toMatchObject({
      title: 'Solder a badge that blinks',
      description: null,
      date: null,
      timeZone: 'UTC',
      pricePence: 0,
      visibility: 'PUBLIC',
      attendeeNote: null,
      missing: ['description', 'location', 'type', 'date', 'startTime', 'endTime', 'pricePence'],
    });
    expect(await read(draft.id)).toEqual(draft);
  });

  it('changes the given fields of a draft, and no others', async () => {
    const { id } = await newDraft(staff, wholeDraft);
    const { data } = await saveDraft(staff.client, { id, title: 'Solder', date: null });
    const changed = { ...wholeDraft, id, title: 'Solder', date: null, missing: ['date'] };
    expect(data.saveEventDraft.eventDraft).toMatchObject(changed);
    expect(await read(id)).toMatchObject(changed);
  });

  it('knows a price of 0 from one that is not decided yet', async () => {
    const { id, missing } = await newDraft(staff, { ...wholeDraft, pricePence: 0 });
    expect(missing).toEqual([]);
    const { data } = await saveDraft(staff.client, { id, pricePence: null });
    const undecided = { pricePence: 0, missing: ['pricePence'] };
    expect(data.saveEventDraft.eventDraft).toMatchObject(undecided);
    await saveDraft(staff.client, { id, title: 'Solder' });
    expect(await read(id)).toMatchObject(undecided);
  });

  it('names each field that cannot be taken, by the rules of an event, and stores nothing', async () => {
    const { id } = await newDraft(staff, wholeDraft);
    const before = await read(id);
    const wrong = {
      title: ' ',
      description: 'x'.repeat(5001),
      location: 'x'.repeat(301),
      type: 'x'.repeat(101),
      timeZone: 'Mars/Olympus',
      pricePence: 29,
      capacity: 0,
      refundDeadlineHours: 8761,
      attendeeNote: 'x'.repeat(2001),
    };
    const errors = [
      ['REQUIRED', 'title'],
      ['TOO_LONG', 'description'],
      ['TOO_LONG', 'location'],
      ['TOO_LONG', 'type'],
      ['INVALID_TIME_ZONE', 'timeZone'],
      ['INVALID_PRICE', 'pricePence'],
      ['INVALID_REFUND_DEADLINE', 'refundDeadlineHours'],
      ['INVALID_CAPACITY', 'capacity'],
      ['TOO_LONG', 'attendeeNote'],
    ].toSorted();
    expect((await errorsOf(saveDraft(staff.client, { id, ...wrong }))).toSorted()).toEqual(errors);
    expect((await errorsOf(saveDraft(staff.client, wrong))).toSorted()).toEqual(errors);
    expect(await read(id)).toEqual(before);
  });

  it('refuses to overwrite what another tab has saved since, though the clock stands still', async () => {
    const { id, updatedAt } = await newDraft(staff);
    await saveDraft(staff.client, { id, expectedUpdatedAt: updatedAt, title: 'First tab' });
    const second = { id, expectedUpdatedAt: updatedAt, title: 'Second tab' };
    expect(await errorsOf(saveDraft(staff.client, second))).toEqual([['CONFLICT', 'expectedUpdatedAt']]);
    expect(await read(id)).toMatchObject({ title: 'First tab' });
  });

  it('takes one of two tabs that save the same version at once', async () => {
    const { id, updatedAt: expectedUpdatedAt } = await newDraft(staff);
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => saveDraft(staff.client, { id, expectedUpdatedAt, title })),
    );
    const codes = answers.map(({ data }) => data.saveEventDraft.userErrors[0]?.code ?? 'ok');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'ok']);
  });

  it("E1: does not find another's draft, nor one that was deleted", async () => {
    const { id } = await newDraft(staff);
    const other = await app.world.staff();
    const notFound = [['EVENT_DRAFT_NOT_FOUND', null]];
    for (const absent of [id, crypto.randomUUID(), 'x'])
      expect(await errorsOf(saveDraft(other.client, { id: absent, title: 'Mine' }))).toEqual(notFound);
    expect((await deleteDraft(staff.client, id)).data.deleteEventDraft.deletedEventDraftId).toBe(id);
    expect(await errorsOf(saveDraft(staff.client, { id, title: 'Again' }))).toEqual(notFound);
    expect((await deleteDraft(staff.client, id)).data.deleteEventDraft.userErrors[0]?.code).toBe(
      'EVENT_DRAFT_NOT_FOUND',
    );
  });

  it('makes at most 200 for an account, though many are made at once', async () => {
    const person = await app.world.staff();
    for (let n = 0; n < 198; n++) await insertDraft(app.database, person.id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => saveDraft(person.client, { title: 'x' })),
    );
    const codes = answers.map(({ data }) => data.saveEventDraft.userErrors[0]?.code ?? 'ok');
    expect(codes.toSorted()).toEqual(['TOO_MANY', 'TOO_MANY', 'TOO_MANY', 'ok', 'ok']);
  });
});

describe('Account.eventDrafts', () => {
  it('lists the latest change first, page by page', async () => {
    const person = await app.world.staff();
    const made = [];
    for (const title of ['One', 'Two', 'Three']) {
      made.push(await newDraft(person, { title }));
      app.clock.advance(1000);
    }
    await saveDraft(person.client, { id: made[0]?.id ?? '', description: 'Changed' });
    const first = (await listDrafts(person.client, { first: 2 })).data.viewer?.eventDrafts;
    expect(first?.nodes.map(({ title }) => title)).toEqual(['One', 'Three']);
    expect(first?.totalCount).toBe(3);
    const after = first?.pageInfo.endCursor ?? '';
    const second = (await listDrafts(person.client, { after })).data.viewer?.eventDrafts;
    expect(second?.nodes.map(({ title }) => title)).toEqual(['Two']);
  });

  it('E1: is not for users', async () => {
    const { data, errors } = await listDrafts((await app.world.user()).client);
    expect(data.viewer?.eventDrafts).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  it('goes with the account', async () => {
    const person = await app.world.staff();
    await newDraft(person);
    await person.client.graphql('mutation { deleteAccount { deletedAccountId } }');
    expect(
      await app.database.query('SELECT FROM event_drafts WHERE created_by_id = $1', [person.id]),
    ).toEqual([]);
  });
});
