import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelEvent, updateEvent } from '../events/event-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { giveBack, join, leave, lineOf, wait } from '../sign-ups/waiting-list-operations.js';
import type { Person } from '../support/world.js';
import { startTwoApps, type TwoApps } from './live-apps.js';
import { watchOwnPlace } from './live-stream.js';

let apps: TwoApps;
let staff: Person;
beforeAll(async () => {
  apps = await startTwoApps();
  staff = await apps.here.world.staff();
});
afterAll(() => apps.close());

/** A full event, and two people who wait for its only place. */
async function line() {
  const { world } = apps.here;
  const { id } = await world.event(staff, { pricePence: 0, capacity: 1 });
  const [holder, first, second] = [await world.user(), await world.user(), await world.user()];
  await placeFor(holder, id);
  for (const person of [first, second]) await wait(person, id);
  return { id, holder, first, second };
}

describe('L14: a person who waits', () => {
  it('is told on every open page, at any process; others are told nothing', async () => {
    const { id, holder, first, second } = await line();
    const pages = [
      await watchOwnPlace(apps.atOther(first), id),
      await watchOwnPlace(apps.atOther(first), id),
      await watchOwnPlace(first.client, id),
    ];
    const other = await watchOwnPlace(apps.atOther(second), id);
    await giveBack(apps.database, holder, id);
    const place = { id, viewerSignUp: { name: 'Ines Moreau' }, viewerWaitingListEntry: null };
    for (const page of pages) {
      expect(await page.message(0)).toEqual({ data: { viewerPlaceChanged: place } });
      page.close();
    }
    await leave(second, id);
    expect(await other.message(0)).toMatchObject({
      data: { viewerPlaceChanged: { viewerSignUp: null, viewerWaitingListEntry: null } },
    });
    expect(other.messages).toHaveLength(1);
    other.close();
  });

  it('L16: is told of another title and time, and of a cancellation', async () => {
    const { id, first } = await line();
    const page = await watchOwnPlace(apps.atOther(first), id);
    await updateEvent(staff.client, { id, title: 'Rye', startTime: '10:30' });
    expect(await page.message(0)).toMatchObject({ data: { viewerPlaceChanged: { id } } });
    await cancelEvent(staff.client, id);
    expect(await page.message(1)).toMatchObject({ data: { viewerPlaceChanged: { id } } });
    page.close();
  });

  it('is told of an offer', async () => {
    const { id, holder, first } = await line();
    const page = await watchOwnPlace(apps.atOther(first), id);
    await updateEvent(staff.client, { id, pricePence: 2450 });
    await giveBack(apps.database, holder, id);
    expect(await page.message(0)).toMatchObject({
      data: { viewerPlaceChanged: { viewerWaitingListEntry: { offerExpiresAt: expect.any(String) } } },
    });
    page.close();
  });

  it('keeps a place that came before they left the line, and is told that they have it', async () => {
    const { id, holder, first } = await line();
    await giveBack(apps.database, holder, id);
    const { leftEventId, userErrors } = (await leave(first, id, false)).data.leaveWaitingList;
    expect(leftEventId).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'ALREADY_SIGNED_UP', message: 'You have a place' }]);
    expect((await lineOf(first.client, id)).viewerSignUp).not.toBeNull();
  });

  it('keeps an offer that their page did not show, and declines one that it did', async () => {
    const { id, holder, first } = await line();
    await updateEvent(staff.client, { id, pricePence: 2450 });
    await giveBack(apps.database, holder, id);
    const kept = (await leave(first, id, false)).data.leaveWaitingList;
    expect(kept.userErrors).toMatchObject([{ code: 'CONFLICT', message: 'A place is offered to you' }]);
    expect((await lineOf(first.client, id)).viewerWaitingListEntry?.offerExpiresAt).not.toBeNull();
    expect((await leave(first, id, true)).data.leaveWaitingList.leftEventId).toBe(id);
    expect((await join(first, id)).data.joinWaitingList.waitingListEntry).not.toBeNull();
  });
});
