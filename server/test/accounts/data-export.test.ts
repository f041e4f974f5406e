import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { exportPersonalData } from '../../src/personal-data.js';
import { graphql } from '../gql/index.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { bytesInUse } from '../support/bytes-in-use.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { LONG_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';
import { programOf } from './access-token-operations.js';
import { updateAccount } from './settings-operations.js';

vi.setConfig({ testTimeout: LONG_TEST });

const PATH = '/account/data.zip';
const TEN_MINUTES = 10 * 60_000;
const MB = 1024 * 1024;
const URL_AND_ACTIVITY = graphql(`query DataExport { viewer {
  dataExportUrl activity(first: 1) { nodes { action } }
} }`);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

const stateOf = async ({ client }: Person) => (await client.graphql(URL_AND_ACTIVITY)).data.viewer;

async function filesOf({ client }: Person): Promise<Record<string, string>> {
  const response = await client.request(PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return filesIn(Buffer.from(await response.arrayBuffer()));
}

async function filesIn(zipped: Buffer): Promise<Record<string, string>> {
  const zip = await promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)(zipped, {});
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const files: Record<string, string> = {};
  const entries = await new Promise<Entry[]>((resolve, reject) => {
    const found: Entry[] = [];
    zip.on('entry', (entry: Entry) => found.push(entry));
    zip.on('end', () => resolve(found));
    zip.on('error', reject);
  });
  for (const entry of entries) files[entry.fileName] = await text(await open(entry));
  return files;
}

describe('C12: a download of personal data', () => {
  it('has what the list of tables says, and nothing of another person', async () => {
    const [staff, other] = [await app.world.staff(), await app.world.user()];
    const person = await app.world.user();
    const { id } = await app.world.event(staff, { title: 'Bread', pricePence: 0 });
    await signUpPerson(person, id, { name: 'Maya <b>Okafor</b>' });
    await signUpPerson(other, id, { name: 'Another Person' });
    await updateAccount(person.client, 'Maya');
    const files = await filesOf(person);
    expect(Object.keys(files)).toEqual(['data.json', 'data.html']);
    const { product, exportedAt, ...tables } = JSON.parse(files['data.json'] ?? '');
    expect({ product, exportedAt }).toEqual({
      product: 'Turnout',
      exportedAt: app.clock.now().toISOString(),
    });
    const expected = await exportPersonalData(app.dataSource.manager, person);
    expect(tables).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(tables).toMatchObject({
      account: [{ id: person.id, email: person.email, name: 'Maya' }],
      places: [{ name: 'Maya <b>Okafor</b>', event: { title: 'Bread' } }],
    });
    expect(files['data.html']).toContain('<dd>Maya &lt;b&gt;Okafor&lt;/b&gt;</dd>');
    for (const file of Object.values(files)) {
      for (const marker of [other.id, other.email, 'Another Person', staff.email]) {
        expect(file).not.toContain(marker);
      }
    }
  });

  it('has each of many rows once', async () => {
    const person = await app.world.user();
    await addActivities(person, 1_203);
    const { 'data.json': json = '', 'data.html': page = '' } = await filesOf(person);
    const ids = JSON.parse(json).accountActivity.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(1_205);
    expect(ids).toHaveLength(1_205);
    expect(page.match(/<dd>SESSION_ENDED<\/dd>/g)).toHaveLength(1_203);
  });

  it('needs no more than 50 MB for 5,000 places', async () => {
    const [staff, person] = [await app.world.staff(), await app.world.user()];
    await app.database.query(
      `WITH made AS (
         INSERT INTO events SELECT (jsonb_populate_record(events, jsonb_build_object('id', gen_random_uuid()))).*
         FROM events, generate_series(1, 5000) WHERE events.id = $1 RETURNING id
       ) INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
         SELECT gen_random_uuid(), id, $2, 'Maya', 'maya@example.org', now() FROM made`,
      [(await app.world.event(staff, { pricePence: 0 })).id, person.id],
    );
    const before = bytesInUse();
    let [pieces, peak] = [0, 0];
    const response = await person.client.request(PATH);
    const zipped = Readable.fromWeb(response.body as never).on('data', () => {
      if (pieces++ % 8 === 0) peak = Math.max(peak, bytesInUse());
    });
    const { 'data.json': json = '' } = await filesIn(await buffer(zipped));
    expect(JSON.parse(json).places).toHaveLength(5_000);
    expect((peak - before) / MB).toBeLessThan(50);
  });
});

describe('C15: a download of personal data', () => {
  it('is for ten minutes after a sign-in, and is noted', async () => {
    const person = await app.world.user();
    app.clock.advance(TEN_MINUTES);
    expect((await stateOf(person))?.dataExportUrl).toMatch(/\/account\/data\.zip$/);
    await filesOf(person);
    expect((await stateOf(person))?.activity?.nodes).toEqual([{ action: 'DATA_EXPORTED' }]);
    app.clock.advance(1);
    expect((await stateOf(person))?.dataExportUrl).toBeNull();
    const late = await person.client.request(PATH);
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ errors: [{ extensions: { code: 'SIGN_IN_AGAIN' } }] });
  });

  it('is for a browser alone', async () => {
    const person = await app.world.user();
    expect((await app.anonymous().request(PATH)).status).toBe(401);
    expect((await (await programOf(person)).request(PATH)).status).toBe(403);
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await person.client.request(PATH, foreign)).status).toBe(403);
    expect((await stateOf(person))?.activity?.nodes).not.toEqual([{ action: 'DATA_EXPORTED' }]);
  });
});

/** As an account collects them in years. */
async function addActivities({ id }: Person, count: number): Promise<void> {
  await app.database.query(
    `INSERT INTO account_activities (id, account_id, action, occurred_at)
     SELECT gen_random_uuid(), $1, 'SESSION_ENDED', now() FROM generate_series(1, $2::int)`,
    [id, count],
  );
}
