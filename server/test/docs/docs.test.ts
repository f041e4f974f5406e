import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getIntrospectionQuery, isEnumType, isScalarType, isSpecifiedScalarType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsPages, docsPath, markdownPath } from '../../src/http/docs/docs-contents.js';
import { docsErrors } from '../../src/http/docs/docs-errors.js';
import { docsLimits } from '../../src/http/docs/docs-limits.js';
import { publicCodes } from '../../src/platform/graphql/apollo.js';
import { connectionLimits } from '../../src/platform/http/connection-limits.js';
import { buildApiSchema } from '../../src/schema.js';
import { clientFolder } from '../pages/built-client.js';
import { readPage } from '../pages/page-content.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { generateTypes } from './generate-types.js';

const COST_PER_MINUTE = 123_456;
const docsFolder = fileURLToPath(new URL('../../docs/', import.meta.url));

let app: TestApp;
const pages = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp({
    clientFolder,
    doJobs: false,
    env: { QUERY_COST_PER_MINUTE: String(COST_PER_MINUTE), PUBLIC_URL: 'https://places.example' },
  });
  for (const page of docsPages) pages.set(docsPath(page), await get(docsPath(page)));
});
afterAll(() => app.close());

async function get(path: string): Promise<string> {
  const response = await fetch(app.url + path);
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return response.text();
}

/** A page's words as a person reads them. */
const wordsOf = (path: string) => unescaped((pages.get(path) ?? '').replace(/<[^>]+>/g, ''));
const unescaped = (text: string) =>
  text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const sentence = (markdown: string) => markdown.replaceAll('`', '');
const schema = buildApiSchema();

describe.each([
  ['ErrorCode', '/docs/errors'],
  ['AccessScope', '/docs/tokens'],
  ['WebhookTopic', '/docs/topics'],
])('%s', (name, path) => {
  it(`has every value at ${path}, with its sentence from the schema`, () => {
    const type = schema.getType(name);
    const values = isEnumType(type) ? type.getValues() : [];
    expect(values.length).toBeGreaterThan(3);
    for (const value of values) {
      expect(wordsOf(path)).toContain(`${value.name}\n${sentence(value.description ?? 'none')}`);
    }
  });
});

it('G34: has every error of a request with each status that it comes with', () => {
  for (const { status, code, meaning } of docsErrors) {
    expect(wordsOf('/docs/errors')).toContain(`${status}\n${code}\n${sentence(meaning)}`);
  }
});

it('has every code of a request’s errors', () => {
  for (const code of [...publicCodes, 'INTERNAL_SERVER_ERROR', 'PAYLOAD_TOO_LARGE', 'REQUEST_TIMEOUT']) {
    expect(pages.get('/docs/errors')).toContain(`<code>${code}</code>`);
  }
});

describe('for programs that read', () => {
  const read = async (path: string) => {
    const response = await fetch(app.url + path, { headers: { origin: 'https://elsewhere.example' } });
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    return { type: response.headers.get('content-type'), text: await response.text() };
  };

  it('G34: each page is there as Markdown, whole', async () => {
    for (const page of docsPages) {
      const { type, text } = await read(markdownPath(page));
      expect(type).toBe('text/markdown; charset=utf-8');
      expect(text).toMatch(/^# /);
      expect(text).not.toContain('<!--');
      expect(pages.get(docsPath(page))).toContain(`type="text/markdown" href="${markdownPath(page)}"`);
    }
    expect((await read('/docs/errors.md')).text).toContain('| 422 | `IDEMPOTENCY_KEY_REUSED` |');
    expect((await read('/docs/list-events.md')).text).toContain(
      readFileSync(`${docsFolder}examples/01-list-events.ts`, 'utf8').trimEnd(),
    );
  });

  it('G34: /llms.txt names each page, and each of its links leads somewhere', async () => {
    const { type, text } = await read('/llms.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^# Turnout\n\n> /);
    const links = [...text.matchAll(/\]\(https:\/\/places\.example([^)]+)\)/g)].map(([, path = '']) => path);
    expect(links).toEqual(['/schema.graphql', ...docsPages.map(markdownPath)]);
    for (const link of links) await read(link);
  });
});

describe('G34: scalars', () => {
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );

  it('say where they are specified', () => {
    expect(scalars.length).toBeGreaterThan(3);
    for (const type of scalars) {
      expect([type.name, isScalarType(type) && type.specifiedByURL]).toEqual([
        type.name,
        expect.stringMatching(/^https:/),
      ]);
    }
  });

  it('are typed by the configuration that the documentation shows', async () => {
    const shown = await (await fetch(`${app.url}/docs/generate-types.md`)).text();
    const [, config = ''] = /```ts\n(.*?)```/s.exec(shown) ?? [];
    for (const { name } of scalars) expect(config).toMatch(new RegExp(`\\b${name}: '(?:string|unknown)'`));
    const generated = await generateTypes(
      config,
      `query Times { events(filter: { from: "2027-03-14" }) {
      nodes { startsAt date startTime descriptionTree } } }`,
    );
    expect(generated).toMatch(/startsAt: string/);
    expect(generated).not.toMatch(/: any\b/);
  });
});

it('has every limit with the number that counts here', () => {
  expect(wordsOf('/docs/limits')).toContain('123,456 in a minute');
  for (const { what, limit } of docsLimits(COST_PER_MINUTE)) {
    expect(wordsOf('/docs/limits')).toContain(`${what}\n${limit}`);
  }
});

it('has how many streams may be open, and how often their readers are looked at', () => {
  const { account, network, process, check } = connectionLimits.streams;
  const limits = wordsOf('/docs/limits')
    .split('\n')
    .map((line) => line.trim());
  const limitOf = (what: string) => limits[limits.indexOf(what) + 1];
  expect(limitOf('Open streams of an account')).toBe(account.toLocaleString('en-GB'));
  expect(limitOf('Open streams from a network address')).toBe(network.toLocaleString('en-GB'));
  expect(limitOf('Open streams of one server process')).toBe(process.toLocaleString('en-GB'));
  const looks = 'Between two looks at whether a stream’s session or token still works';
  expect(limitOf(looks)).toBe(`${check / 1_000} seconds`);
});

it('has every argument of an operation with its sentence', () => {
  const { events } = schema.getQueryType()?.getFields() ?? {};
  expect(events?.args.length).toBeGreaterThan(3);
  for (const { name, type, description } of events?.args ?? []) {
    expect(wordsOf('/docs/list-events')).toContain(`${name}\n${type}\n${sentence(description ?? 'none')}`);
  }
  expect(wordsOf('/docs/create-event')).toContain('Needs EVENTS_WRITE');
  expect(wordsOf('/docs/list-events')).toContain('No token needed');
});

it('shows each example exactly as its file is', () => {
  const files = readdirSync(`${docsFolder}examples`);
  const all = [...pages.values()].map((html) => unescaped(html.replace(/<[^>]+>/g, ''))).join('\n');
  expect(files.length).toBeGreaterThanOrEqual(30);
  for (const file of files) {
    const text = readFileSync(`${docsFolder}examples/${file}`, 'utf8').trimEnd();
    expect(all.includes(text), file).toBe(true);
  }
});

it('makes a page of every file', () => {
  const files = readdirSync(`${docsFolder}api`).filter((file) => file !== 'README.md');
  expect(docsPages.map(({ name }) => `${name}.md`).sort()).toEqual(files.sort());
});

const otherOrigins = [
  'https://www.standardwebhooks.com/',
  ...Object.values(schema.getTypeMap()).map((type) => (isScalarType(type) ? type.specifiedByURL : null)),
];

it('leads to nothing that is not there, and to no other origin but by a link', async () => {
  const known = new Set<string>();
  for (const [path, html] of pages) {
    for (const [, target = ''] of html.matchAll(/ href="([^"]+)"/g)) {
      const url = new URL(unescaped(target), `https://places.example${path}`);
      if (url.origin !== 'https://places.example') expect(otherOrigins).toContain(url.href);
      else known.add(url.pathname + url.hash);
    }
    expect([...html.matchAll(/ (?:src|action)="(?!\/[a-z])/g)]).toEqual([]);
    // The answers of examples are files as they are.
    expect(html.replace(/<aside.*<\/aside>/s, '')).not.toContain('turnout.example');
  }
  for (const link of known) {
    const [path = '', anchor] = link.split('#');
    const html = pages.get(path) ?? (await (await visit(path)).text());
    if (anchor) expect(html, link).toContain(`id="${anchor}"`);
  }
});

async function visit(path: string): Promise<Response> {
  const response = await fetch(app.url + path, { headers: { accept: 'text/html' } });
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return response;
}

it('S25: needs no script but files of our own, and of them only those that add something', () => {
  for (const [path, html] of pages) {
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].map(
      ([, attributes = '', text = '']) => attributes + text,
    );
    expect({ path, scripts }).toEqual({
      path,
      scripts: [' src="/docs.js" defer', ' src="/page-start.js"'],
    });
    expect(html).not.toMatch(/ on\w+="/);
    expect(html).not.toContain('modulepreload');
  }
});

it('is for search engines: title, description, canonical address, and the sitemap', async () => {
  const { title, canonical, meta } = readPage(pages.get('/docs/list-events') ?? '');
  expect(title).toBe('List events · Turnout');
  expect(canonical).toBe('https://places.example/docs/list-events');
  expect(meta.description).toBe('All public events, the soonest first.');
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  for (const page of docsPages)
    expect(sitemap).toContain(`<loc>https://places.example${docsPath(page)}</loc>`);
});

it('is compressed and asked for again by its ETag', async () => {
  const first = await fetch(`${app.url}/docs`, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(`${app.url}/docs`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('finds pages by words, and shows hostile ones as they are', async () => {
  const found = await get('/docs/search?q=idempotency+key');
  expect(found).toContain('<a href="/docs/idempotency">Idempotency</a>');
  expect(found).toContain('name="robots" content="noindex"');
  const hostile = await get(`/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>')}&q=2`);
  expect(hostile).not.toContain('alert(1)</script>');
  const once = await get(`/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(once).not.toContain('<script>alert(1)');
  expect(once).toContain('No page has');
});

it('says of an unknown page that there is none', async () => {
  const response = await fetch(`${app.url}/docs/../docs/README`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
});

it('leads a browser from the API’s address to the documentation, and a program nowhere', async () => {
  const ask = (path: string, accept: string) =>
    fetch(app.url + path, { headers: { accept }, redirect: 'manual' });
  const led = await ask('/graphql', 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect({ status: led.status, to: led.headers.get('location') }).toEqual({ status: 302, to: '/docs' });
  expect((await ask('/graphql', '*/*')).status).toBe(400);
  const answer = await ask('/graphql?query=%7B__typename%7D', 'text/html,*/*');
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
});

describe('the explorer', () => {
  it('S25: is a page of our own files alone, without inline scripts, and not listed', async () => {
    const html = await get('/graphiql');
    expect(html).toContain('content="noindex"');
    const files = [...html.matchAll(/ (?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
    expect(files.filter((file) => file.startsWith('/graphiql/assets/')).length).toBeGreaterThan(1);
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    for (const file of files) {
      const response = await fetch(app.url + file);
      expect({ file, status: response.status }).toEqual({ file, status: 200 });
      // A font in an address would be refused.
      if (file.endsWith('.css')) expect(await response.text()).not.toMatch(/url\(["']?(data:font|https?:)/);
    }
  });

  it('can ask for the whole schema as GraphiQL does', async () => {
    const query = getIntrospectionQuery({ schemaDescription: true, inputValueDeprecation: true });
    const { data, errors } = await app.anonymous().graphql(query);
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(50);
  });
});
