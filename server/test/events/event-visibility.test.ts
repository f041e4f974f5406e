import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { createEvent, updateEvent } from './event-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

const VISIBILITY = graphql(`query VisibilityOf($id: ID!) { event(id: $id) { public visibility } }`);
const visibilityOf = async (id: string) => (await staff.client.graphql(VISIBILITY, { id })).data.event;

const notesOf = (id: string) =>
  app.database.query<{ note: string | null }>('SELECT attendee_note AS note FROM events WHERE id = $1', [id]);

describe('visibility', () => {
  it('is public, unless the creator chooses otherwise', async () => {
    const { id } = await app.world.event(staff);
    expect(await visibilityOf(id)).toEqual({ public: true, visibility: 'PUBLIC' });
  });

  it('changes to unlisted and back, and no change of another field changes it', async () => {
    const { id } = await app.world.event(staff, { visibility: 'UNLISTED' });
    const unlisted = { public: false, visibility: 'UNLISTED' };
    expect(await visibilityOf(id)).toEqual(unlisted);
    await updateEvent(staff.client, { id, title: 'Rye' });
    expect(await visibilityOf(id)).toEqual(unlisted);
    await updateEvent(staff.client, { id, visibility: 'PUBLIC' });
    expect(await visibilityOf(id)).toEqual({ public: true, visibility: 'PUBLIC' });
    await updateEvent(staff.client, { id, visibility: 'UNLISTED' });
    expect(await visibilityOf(id)).toEqual(unlisted);
  });

  it('is not nothing', async () => {
    const { id } = await app.world.event(staff);
    const { data } = await updateEvent(staff.client, { id, visibility: null });
    expect(data.updateEvent.userErrors).toEqual([
      expect.objectContaining({ code: 'REQUIRED', field: 'visibility' }),
    ]);
    for (const visibility of [null, 'SECRET']) {
      const answer = await createEvent(staff.client, { visibility });
      expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('attendeeNote', () => {
  it('is stored, stays when other fields change, and is taken out by null', async () => {
    const attendeeNote = 'The code of the door is 4711.\nCall +44 113 496 0000.';
    const { id } = await app.world.event(staff, { attendeeNote: ` ${attendeeNote}\r\n` });
    expect(await notesOf(id)).toEqual([{ note: attendeeNote }]);
    await updateEvent(staff.client, { id, title: 'Rye' });
    expect(await notesOf(id)).toEqual([{ note: attendeeNote }]);
    await updateEvent(staff.client, { id, attendeeNote: null });
    expect(await notesOf(id)).toEqual([{ note: null }]);
  });

  it('has at most 2,000 characters', async () => {
    const tooLong = { attendeeNote: '🎪'.repeat(2001) };
    const { data } = await createEvent(staff.client, tooLong);
    const userErrors = [{ code: 'TOO_LONG', message: 'attendeeNote is too long', field: 'attendeeNote' }];
    expect(data.createEvent).toEqual({ event: null, userErrors });
  });
});
