import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { createEvent, updateEvent } from './event-operations.js';

let app: TestApp;
let staff: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
  other = await app.world.staff();
});
afterAll(() => app.close());

async function typeOfNew(person: Person, type: string): Promise<string | undefined> {
  const { data } = await createEvent(person.client, { type });
  return data.createEvent.event?.type;
}

async function typeAfterUpdate(person: Person, id: string, type: string): Promise<string | undefined> {
  const { data } = await updateEvent(person.client, { id, type });
  return data.updateEvent.event?.type;
}

describe('types that differ only by capitals or spaces are one', () => {
  it('for a new event, by any creator', async () => {
    expect(await typeOfNew(staff, 'Open stage')).toBe('Open stage');
    expect(await typeOfNew(staff, 'open stage')).toBe('Open stage');
    expect(await typeOfNew(other, '  OPEN \n  STAGE ')).toBe('Open stage');
    expect(await typeOfNew(other, 'Open stages')).toBe('Open stages');
  });

  it('beyond English letters', async () => {
    expect(await typeOfNew(staff, 'Café Ökonomie')).toBe('Café Ökonomie');
    expect(await typeOfNew(staff, 'CAFÉ ÖKONOMIE')).toBe('Café Ökonomie');
  });

  it('for a changed event', async () => {
    await typeOfNew(staff, 'Course');
    const { id } = await app.world.event(other, { type: 'Lesson' });
    expect(await typeAfterUpdate(other, id, 'COURSE')).toBe('Course');
  });

  it('and the only event with a type can correct its own', async () => {
    const { id } = await app.world.event(staff, { type: 'lecture' });
    expect(await typeAfterUpdate(staff, id, 'Lecture')).toBe('Lecture');
  });

  it('spelled as the oldest event that is not deleted has it', async () => {
    const first = await app.world.event(staff, { type: 'workshop day' });
    app.clock.advance(1000);
    const second = await app.world.event(staff, { type: 'Something else' });
    await app.database.query(`UPDATE events SET type = 'Workshop Day' WHERE id = $1`, [second.id]);
    expect(await typeOfNew(other, 'WORKSHOP DAY')).toBe('workshop day');
    await app.database.query(
      `UPDATE events SET deleted_at = now(), public = false WHERE lower(type) = 'workshop day' AND id <> $1`,
      [second.id],
    );
    expect(await typeOfNew(other, 'WORKSHOP DAY')).toBe('Workshop Day');
    expect(first.type).toBe('workshop day');
  });

  it('spelled as no event has it that is not public', async () => {
    const { id } = await app.world.event(staff, { type: 'SECRET society' });
    await app.database.query('UPDATE events SET public = false WHERE id = $1', [id]);
    expect(await typeOfNew(other, 'Secret Society')).toBe('Secret Society');
  });
});
