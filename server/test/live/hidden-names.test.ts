import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '../events/team-operations.js';
import { CHOICES, updateSignUp } from '../sign-ups/name-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { Person } from '../support/world.js';
import { startTwoApps, type TwoApps } from './live-apps.js';
import { type LiveStream, watchPlaces, watchSignUps } from './live-stream.js';

let apps: TwoApps;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  apps = await startTwoApps();
  staff = await apps.here.world.staff();
  eventId = (await apps.here.world.event(staff, { pricePence: 0 })).id;
});
afterAll(() => apps.close());

it('C10: a page is told when a person hides their name, or gives another one', async () => {
  const person = await apps.here.world.user();
  const { id: signUpId } = await placeFor(person, eventId);
  const page = await watchPlaces((await apps.here.world.user()).client, eventId);
  await updateSignUp(person.client, { signUpId, nameShown: 'TEAM' });
  const told = { data: { eventPlacesChanged: { id: eventId } } };
  expect(await page.message(0)).toMatchObject(told);
  await updateSignUp(person.client, { signUpId, name: 'Ines Diaz' });
  expect(await page.message(1)).toMatchObject(told);
  page.close();
});

it('C10: a stream of sign-ups leaves out the people who hide their names from its reader', async () => {
  const { world } = apps.here;
  const [attendee, helper] = [await world.user(), await world.user()];
  await placeFor(attendee, eventId);
  await addMember(apps.here.database, eventId, helper, 'DOOR');
  const people = await Promise.all(CHOICES.map(() => world.user()));
  const readers = [await world.user(), attendee, people[2] as Person, helper, staff];
  const streams = await Promise.all(readers.map(({ client }) => watchSignUps(client, eventId)));
  const places = await watchPlaces(apps.here.anonymous(), eventId);

  const ids: string[] = [];
  for (const [n, nameShown] of CHOICES.entries()) {
    apps.here.clock.advance(1_000);
    ids.push((await placeFor(people[n] as Person, eventId, { nameShown })).id);
  }
  const [signedIn, attendees, team] = ids;
  apps.here.clock.advance(1_000);
  // A message that all readers get: those before it were left out for good.
  const last = (await placeFor(await world.user(), eventId)).id;
  const idsOf = async (stream: LiveStream, count: number) => {
    await stream.message(count - 1);
    return stream.messages.map(({ data }) => data?.signUpAdded.id);
  };
  const expected = [
    [signedIn, last],
    [signedIn, attendees, last],
    [signedIn, attendees, team, last],
    [signedIn, attendees, team, last],
    [signedIn, attendees, team, last],
  ];
  for (const [n, stream] of streams.entries())
    expect(await idsOf(stream, expected[n]?.length ?? 0)).toEqual(expected[n]);
  expect((await places.message(0)).data?.eventPlacesChanged.signUpCount).toBeGreaterThan(1);
  for (const stream of [...streams, places]) stream.close();
});
