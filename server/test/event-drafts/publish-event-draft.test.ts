import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvent } from '../events/event-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import {
  deleteDraft,
  listDrafts,
  newDraft,
  publishDraft,
  renewPreview,
  saveDraft,
  wholeDraft,
} from './draft-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const draftsOf = async ({ client }: Person) =>
  (await listDrafts(client)).data.viewer?.eventDrafts?.nodes.map(({ id }) => id);
const eventCount = async (id: string) =>
  (await app.database.query('SELECT FROM events WHERE id = $1', [id])).length;

describe('publishEventDraft', () => {
  it('makes an event with the same id and fields, and the draft is no more', async () => {
    const { id } = await newDraft(staff, { ...wholeDraft, capacity: 12, refundDeadlineHours: 48 });
    const { data } = await publishDraft(staff.client, id);
    const { timeZone, ...fields } = wholeDraft;
    expect(data.publishEventDraft).toMatchObject({ event: { id, ...fields, public: true }, userErrors: [] });
    expect(await readEvent(app.anonymous(), id)).toMatchObject({ id, ...fields });
    expect(await draftsOf(staff)).not.toContain(id);
  });

  it('makes an unlisted event with its note', async () => {
    const note = 'The code of the door is 1066';
    const { id } = await newDraft(staff, { ...wholeDraft, visibility: 'UNLISTED', attendeeNote: note });
    await publishDraft(staff.client, id);
    const stored = await app.database.query('SELECT public, attendee_note FROM events WHERE id = $1', [id]);
    expect(stored).toEqual([{ public: false, attendee_note: note }]);
  });

  it('names each field that is missing or wrong, and changes nothing', async () => {
    const { id } = await newDraft(staff);
    const { event, userErrors } = (await publishDraft(staff.client, id)).data.publishEventDraft;
    expect(event).toBeNull();
    expect(userErrors.map(({ code, field }) => [code, field])).toEqual([
      ...['description', 'location', 'type', 'date', 'startTime', 'endTime'].map((field) => [
        'REQUIRED',
        field,
      ]),
      ['PRICE_NOT_DECIDED', 'pricePence'],
    ]);
    expect(await draftsOf(staff)).toContain(id);
    expect(await eventCount(id)).toBe(0);
  });

  it('asks for a price that is not decided, and takes 0 for a free event', async () => {
    const { pricePence, ...fields } = wholeDraft;
    const { id } = await newDraft(staff, fields);
    const refused = (await publishDraft(staff.client, id)).data.publishEventDraft;
    expect(refused).toMatchObject({
      event: null,
      userErrors: [{ code: 'PRICE_NOT_DECIDED', field: 'pricePence' }],
    });
    await saveDraft(staff.client, { id, pricePence });
    expect((await publishDraft(staff.client, id)).data.publishEventDraft.event).toMatchObject({ pricePence });
  });

  it('E2: makes one event, however often it is published at once', async () => {
    const { id } = await newDraft(staff, wholeDraft);
    const answers = await Promise.all(Array.from({ length: 8 }, () => publishDraft(staff.client, id)));
    for (const { data } of answers) expect(data.publishEventDraft.event?.id).toBe(id);
    expect((await publishDraft(staff.client, id)).data.publishEventDraft.event?.id).toBe(id);
    expect(await eventCount(id)).toBe(1);
    const changes = await app.database.query(
      "SELECT FROM changes WHERE event_id = $1 AND subject = 'EVENT' AND kind = 'ADDED'",
      [id],
    );
    expect(changes).toHaveLength(1);
  });

  it("E1: does not find another's draft, nor another's event", async () => {
    const other = await app.world.staff();
    const { id } = await newDraft(staff, wholeDraft);
    const codeOf = async () =>
      (await publishDraft(other.client, id)).data.publishEventDraft.userErrors[0]?.code;
    expect(await codeOf()).toBe('EVENT_DRAFT_NOT_FOUND');
    await publishDraft(staff.client, id);
    expect(await codeOf()).toBe('EVENT_DRAFT_NOT_FOUND');
  });

  it('makes an event or nothing when the draft is deleted at the same time', async () => {
    const { id } = await newDraft(staff, wholeDraft);
    const [published] = await Promise.all([publishDraft(staff.client, id), deleteDraft(staff.client, id)]);
    const isPublished = published.data.publishEventDraft.event !== null;
    expect(await eventCount(id)).toBe(isPublished ? 1 : 0);
    expect(await draftsOf(staff)).not.toContain(id);
  });

  it("leaves nothing when its creator's account is deleted meanwhile", async () => {
    const person = await app.world.staff();
    const { id } = await newDraft(person, wholeDraft);
    const [{ errors }] = await Promise.all([
      publishDraft(person.client, id),
      person.client.graphql('mutation { deleteAccount { deletedAccountId } }'),
    ]);
    expect(errors?.map(({ extensions }) => extensions.code) ?? ['UNAUTHENTICATED']).toEqual([
      'UNAUTHENTICATED',
    ]);
    expect(await readEvent(app.anonymous(), id)).toBeNull();
    expect(await app.database.query('SELECT FROM event_drafts WHERE id = $1', [id])).toEqual([]);
  });
});

it('renewDraftPreview gives another link, and leaves the version as it is', async () => {
  const draft = await newDraft(staff);
  const { eventDraft } = (await renewPreview(staff.client, draft.id)).data.renewDraftPreview;
  expect(eventDraft).toEqual({ ...draft, previewUrl: expect.any(String) });
  expect(eventDraft?.previewUrl).not.toBe(draft.previewUrl);
  expect(new URL(draft.previewUrl).pathname).toMatch(new RegExp(`^/drafts/${draft.id}/preview/[\\w-]{22}$`));
});
