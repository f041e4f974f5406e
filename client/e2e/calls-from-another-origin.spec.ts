import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/test';

/** A stranger's site: a page that has nothing of the product. */
async function startOtherSite() {
  const site = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>'),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => site.close(resolve)),
  };
}

interface Call {
  url: string;
  query: string;
  variables?: object;
  token?: string;
}

/** Runs in the page of the other site: what `fetch` gives its scripts. */
async function call({ url, query, variables, token }: Call) {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return {
    status: response.status,
    left: response.headers.get('ratelimit'),
    ...(await response.json()),
  };
}

/** Runs in the page of the other site: reads a stream up to the text. */
async function followUntil({ url, query, variables, token, text }: Call & { text: string }) {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  document.title = 'Following';
  let told = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    told += part.value;
    if (told.includes(text)) break;
  }
  await reader?.cancel();
  return told;
}

const LIST =
  'query ($after: String, $search: String) { events(first: 1, after: $after, filter: { search: $search }) { nodes { id title } pageInfo { endCursor } } }';
const SIGN_UP =
  'mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { name } userErrors { code } } }';
const FOLLOW = 'subscription ($id: ID!) { signUpAdded(eventId: $id) { name } }';

test('the page of another site lists, searches, signs up and follows, and learns why not', async ({
  page,
  server,
  organizer,
  registerElsewhere,
  expectedComplaints,
}) => {
  const word = `word${randomUUID().slice(0, 8)}`;
  const { id, title } = await organizer.createEvent({ title: `Bread ${word}`, price: '0' });
  const { title: quiz } = await organizer.createEvent({ title: `Pub quiz ${word}` });
  const { person, account } = await registerElsewhere('USER');
  const token = await account.createToken(['SIGN_UPS_READ', 'SIGN_UPS_WRITE']);
  const { person: other, account: otherAccount } = await registerElsewhere('USER');
  const site = await startOtherSite();
  expectedComplaints.push(/status of 4\d\d/, new RegExp(`A request to ${site.url}`));
  await page.goto(site.url);
  const url = `${server.url}/graphql`;

  const first = await page.evaluate(call, { url, query: LIST, variables: { search: word } });
  const after = first.data.events.pageInfo.endCursor;
  const second = await page.evaluate(call, { url, query: LIST, variables: { search: word, after } });
  const titles = [first, second].map(({ data }) => data.events.nodes[0].title);
  expect(titles.toSorted()).toEqual([title, quiz].toSorted());
  const found = await page.evaluate(call, { url, query: LIST, variables: { search: `quiz ${word}` } });
  expect(found.data.events.nodes[0].title).toBe(quiz);
  expect(found.left).toContain('r=');

  const follow = { url, query: FOLLOW, variables: { id }, token, text: other.name };
  const following = page.evaluate(followUntil, follow);
  await expect(page).toHaveTitle('Following');
  const input = { eventId: id, name: person.name, email: person.email };
  const signUp = { url, query: SIGN_UP, variables: { input }, token };
  expect((await page.evaluate(call, signUp)).data.signUp.signUp).toEqual({ name: person.name });
  const again = await page.evaluate(call, signUp);
  expect(again.data.signUp.userErrors).toEqual([{ code: 'ALREADY_SIGNED_UP' }]);
  await otherAccount.signUp(id, other);
  expect(await following).toContain(other.name);

  const refused = await page.evaluate(call, { ...signUp, token: 'trn_mistyped' });
  expect(refused).toMatchObject({
    status: 401,
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  await site.close();
});
