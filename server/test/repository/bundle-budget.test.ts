import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientFolder } from '../pages/built-client.js';

/** The files of every first page, by the names in index.html. */
const html = readFileSync(`${clientFolder}/index.html`, 'utf8');
const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(js|css|woff2))"/g)].map(
  ([, name = '', kind = '']) => ({
    name,
    kind,
  }),
);
const named = (kind: string) => files.filter((file) => file.kind === kind).map(({ name }) => name);

/** Bytes as they are sent. */
const bytesOf = (names: string[], end = '') =>
  names.reduce((sum, name) => sum + readFileSync(`${clientFolder}/${name}${end}`).length, 0);

/** The other files of a page, which the server names in its head. */
const listed: Record<string, { scripts: string[] }> = JSON.parse(
  readFileSync(`${clientFolder}/page-scripts.json`, 'utf8'),
);
const others = (page: string) => listed[page]?.scripts ?? [];

it.each([
  ['welcome', 169_000],
  ['events', 171_600],
  ['event', 174_500],
])('the scripts of an anonymous visitor’s first page are few and small (%s)', (page, most) => {
  const hashed = named('js').filter((name) => name.startsWith('assets/'));
  const scripts = [...hashed, ...others(page).map((path) => path.slice(1))];
  // And /page-start.js.
  expect(scripts.length + 1).toBeLessThanOrEqual(6);
  expect(bytesOf(scripts, '.br')).toBeLessThanOrEqual(most);
});

it.each(['myEvents', 'staffDashboard', 'createEvent', 'account', 'accessTokens', 'webhooks', 'payment'])(
  'the scripts of a signed-in person’s first page are small (%s)',
  (page) => {
    const hashed = named('js').filter((name) => name.startsWith('assets/'));
    const scripts = new Set([
      ...hashed,
      ...[...others(page), ...others('signedIn')].map((path) => path.slice(1)),
    ]);
    expect(scripts.size).toBeGreaterThan(hashed.length);
    expect(bytesOf([...scripts], '.br')).toBeLessThanOrEqual(234_700);
  },
);

it('the scripts of a phone at a door are few and small', () => {
  const scripts = [...named('js'), ...others('door')].map((path) => path.replace(/^\//, ''));
  const hashed = [...new Set(scripts)].filter((name) => name.startsWith('assets/'));
  expect(hashed.length).toBeLessThanOrEqual(7);
  expect(bytesOf(hashed, '.br')).toBeLessThanOrEqual(194_000);
});

it('nobody’s first page has the operations of another one', () => {
  const names = ['LogIn', 'EventsPage', 'EventPage', 'SignUp', 'DeleteEvent', 'CreateWebhook', 'DoorPage'];
  const operationsOf = (page: string) => {
    const scripts = [...named('js').map((name) => `/${name}`), ...others(page)];
    const code = scripts.map((path) => readFileSync(clientFolder + path, 'utf8')).join('\n');
    return names.filter((name) =>
      code.includes(`name:{kind:\`Name\`,value:\`${name}\`},variableDefinitions`),
    );
  };
  expect(operationsOf('welcome')).toEqual(['LogIn']);
  expect(operationsOf('events')).toEqual(['EventsPage']);
  expect(operationsOf('event')).toEqual(['EventPage']);
  expect(operationsOf('door')).toEqual(['DoorPage']);
});

it('one style sheet stands before the first paint', () => {
  const sheets = named('css');
  expect(sheets).toHaveLength(1);
  expect(bytesOf(sheets, '.br')).toBeLessThanOrEqual(13_400);
});

it('two fonts are preloaded, without the weights that nothing uses', () => {
  const fonts = named('woff2');
  expect(fonts).toHaveLength(2);
  expect(bytesOf(fonts)).toBeLessThanOrEqual(52_000);
});
