import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpsWebhookGateway } from '../../src/features/webhooks/deliveries/https-webhook-gateway.js';
import { phoneWithPass } from '../door/door-operations.js';
import { addMember } from '../events/team-operations.js';
import type { NameShown } from '../gql/graphql.js';
import { clientFolder, manyPages } from '../pages/built-client.js';
import type { ApiClient } from '../support/api-client.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { Receiver } from '../webhooks/receiver.js';
import { newWebhook } from '../webhooks/webhook-operations.js';
import { CHOICES, namesPageByPage, shownTo } from './name-operations.js';
import { placeFor } from './sign-up-operations.js';

interface Place {
  person: Person;
  choice: NameShown;
  name: string;
  id: string;
}

/** Two accounts for each choice, and one more place, which is the attendee's. */
let places: Place[];
let viewers: Record<string, ApiClient>;
let app: TestApp;
let owner: Person;
let eventId: string;
const mail = new FakeMailGateway();
const webhooks = httpsWebhookGateway({ allowLoopback: true, timeout: 10_000 });
/** The servers of the owner, of an editor and of another staff account, which hear of all sign-ups that they may. */
const receivers: Record<string, Receiver> = {};
beforeAll(async () => {
  app = await startTestApp({ mail, webhooks, clientFolder, env: manyPages, doJobs: false });
  owner = await app.world.staff();
  eventId = (await app.world.event(owner, { pricePence: 0 })).id;
  const editor = await app.world.staff();
  for (const [who, staff] of Object.entries({ owner, editor, other: await app.world.staff() })) {
    receivers[who] = await Receiver.start();
    await newWebhook(staff, { url: receivers[who].url });
  }
  await addMember(app.database, eventId, editor, 'EDITOR');
  places = [];
  for (const choice of [...CHOICES, ...CHOICES]) {
    app.clock.advance(1_000);
    const person = await app.world.user();
    const name = `Marker ${crypto.randomUUID()}`;
    places.push({
      person,
      choice,
      name,
      id: (await placeFor(person, eventId, { name, nameShown: choice })).id,
    });
  }
  const [attendee, helper] = [await app.world.user(), await app.world.user()];
  await placeFor(attendee, eventId, { name: 'Attendee', nameShown: 'SIGNED_IN' });
  await addMember(app.database, eventId, helper, 'DOOR');
  viewers = {
    'an anonymous visitor': app.anonymous(),
    'a signed-in person': (await app.world.user()).client,
    'an attendee': attendee.client,
    'an editor': editor.client,
    'a door helper': helper.client,
    'the owner': owner.client,
  };
});
afterAll(() => app.close());

const seen: Record<string, NameShown[]> = {
  'an anonymous visitor': [],
  'a signed-in person': ['SIGNED_IN'],
  'an attendee': ['SIGNED_IN', 'ATTENDEES'],
  'an editor': CHOICES,
  'a door helper': CHOICES,
  'the owner': CHOICES,
};

/** The names of the places with these choices, and of the person's own. */
const namesOf = (choices: NameShown[], own?: Place) =>
  places.filter((place) => choices.includes(place.choice) || place === own).map(({ name }) => name);

const namesIn = (text: string) => places.filter(({ name }) => text.includes(name)).map(({ name }) => name);

const textOf = async (client: ApiClient, path: string) => {
  const response = await client.request(path, { headers: { accept: 'text/html' } });
  return Buffer.from(await response.arrayBuffer()).toString();
};
const query = async (client: ApiClient, document: string) => {
  const { data } = await client.graphql(document, { id: eventId });
  return JSON.stringify(data ?? null);
};
const list =
  'signUps(first: 100) { nodes { id name } edges { node { name event { signUps { nodes { name } } } } } }';

/** The ways that lead a person to every name that they may see. */
const lists: Record<string, (client: ApiClient) => Promise<string>> = {
  'the list': (client) => query(client, `query ($id: ID!) { event(id: $id) { ${list} } }`),
  'the list by name': async (client) => (await namesPageByPage(client, eventId, 'NAME')).join(),
  'the list page by page': async (client) => (await namesPageByPage(client, eventId, 'LATEST_FIRST')).join(),
  'the list from its end': async (client) =>
    JSON.stringify((await shownTo(client, eventId, { last: 100 })).event?.signUps ?? null),
  'the ids': async (client) => {
    const nodes = places.map(({ id }, n) => `n${n}: node(id: "${id}") { ... on SignUp { name } }`);
    return query(client, `{ ${nodes.join(' ')} }`);
  },
  'the event in a list': (client) =>
    query(client, '{ events(first: 5) { nodes { signUps { nodes { name } } } } }'),
};

/** The ways that have names for some, or for nobody. */
const others: Record<string, (client: ApiClient) => Promise<string>> = {
  'a search': async (client) =>
    query(
      client,
      'query ($id: ID!) { event(id: $id) { signUps(search: "Marker") { totalCount nodes { name } } } }',
    ),
  'the door': (client) =>
    query(client, 'query ($id: ID!) { event(id: $id) { door { search(text: "Marker") { name } } } }'),
  "the door's names": (client) => textOf(client, `/door/${eventId}/names`),
  'the page, with its JSON-LD': (client) => textOf(client, `/events/${eventId}`),
  'the picture for sharing': (client) => textOf(client, `/events/${eventId}/share.png`),
  'the file of people': (client) => textOf(client, `/events/${eventId}/people.csv`),
  'the own ticket': async (client) => {
    const { data } = await client.graphql(
      'query ($id: ID!) { event(id: $id) { viewerSignUp { ticket { qrPath } } } }',
      { id: eventId },
    );
    return JSON.stringify(data ?? null) + (await textOf(client, `/tickets/${eventId}`));
  },
  'the calendar file': (client) => textOf(client, `/events/${eventId}/event.ics`),
};

describe.each(Object.keys(seen))('C10: %s', (viewer) => {
  const allowed = () => namesOf(seen[viewer] ?? []);

  it.each(Object.keys(lists))('finds in %s the names that are shown to them alone', async (way) => {
    const text = await lists[way]?.(viewers[viewer] as ApiClient);
    expect(namesIn(text ?? '')).toEqual(allowed());
  });

  it.each(Object.keys(others))('finds by %s no other names', async (way) => {
    const text = await others[way]?.(viewers[viewer] as ApiClient);
    expect(text).toBeTypeOf('string');
    expect(allowed()).toEqual(expect.arrayContaining(namesIn(text ?? '')));
  });

  it('C11: finds all people in the counts', async () => {
    const { event } = await shownTo(viewers[viewer] as ApiClient, eventId);
    const hidden = viewer === 'an anonymous visitor' ? 7 : 6 - allowed().length;
    expect(event).toMatchObject({ signUpCount: 7, hiddenSignUpCount: hidden });
    expect(event?.signUps?.totalCount).toBe(viewer === 'an anonymous visitor' ? undefined : 7);
  });
});

it('C10: a person finds themselves, and the others as an attendee does', async () => {
  for (const place of places) {
    for (const [way, find] of Object.entries(lists)) {
      const names = namesIn(await find(place.person.client));
      expect({ way, names }).toEqual({ way, names: namesOf(['SIGNED_IN', 'ATTENDEES'], place) });
    }
    const { event } = await shownTo(place.person.client, eventId);
    expect(event?.hiddenSignUpCount).toBe(place.choice === 'TEAM' ? 1 : 2);
  }
});

it('C10: the team finds all names in files, in searches and at the door', async () => {
  const all = namesOf(CHOICES).toSorted();
  const search = (viewer: string, way: string) => others[way]?.(viewers[viewer] as ApiClient) ?? '';
  for (const way of ['a search', 'the door', 'the file of people'])
    expect(namesIn(await search('an editor', way)).toSorted()).toEqual(all);
  expect(namesIn(await search('a door helper', 'the door')).toSorted()).toEqual(all);
});

it('C10: a phone with a door pass finds names by searching at the door, where its pass lets it search', async () => {
  for (const maySearch of [true, false]) {
    const { phone } = await phoneWithPass({ client: owner.client, url: app.url }, { eventId, maySearch });
    for (const [way, find] of Object.entries({ ...lists, ...others })) {
      const names = namesIn(await find(phone)).toSorted();
      const isDoor = maySearch && way.startsWith('the door');
      expect({ way, names }).toEqual({ way, names: isDoor ? namesOf(CHOICES).toSorted() : [] });
    }
  }
});

it('C10: a webhook has names for the owner of the event alone', async () => {
  await doJobs(app);
  const heard = (who: string) => namesIn(receivers[who]?.received.map(({ text }) => text).join() ?? '');
  expect(heard('owner').toSorted()).toEqual(namesOf(CHOICES).toSorted());
  expect([...heard('editor'), ...heard('other')]).toEqual([]);
});

it('C10: mails have the names of their own readers alone', async () => {
  await doJobs(app);
  expect(mail.mails.length).toBeGreaterThan(places.length);
  for (const { to, subject, text, html } of mail.mails) {
    const own = places.filter(({ person }) => person.email === to).map(({ name }) => name);
    expect(own).toEqual(expect.arrayContaining(namesIn([subject, text, html].join())));
  }
});
