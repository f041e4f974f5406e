import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const HEADER = ['Name', 'E-mail', 'Signed up', 'Paid (GBP)', 'Payment', 'Arrived'];

let app: TestApp;
let creator: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  creator = await app.world.staff();
});
afterAll(() => app.close());

const fileOf = (id: string, { client } = creator, headers: Record<string, string> = {}) =>
  client.request(`/events/${id}/people.csv`, { headers });

/** As a program that is not ours reads it: Papa Parse. */
async function rowsOf(response: Response): Promise<string[][]> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { newline: '\r\n', skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

describe("the file of an event's people", () => {
  it('has a row for each, the earliest first, with what they paid', async () => {
    const { id } = await app.world.event(creator, {
      title: 'Bread & “butter” /../ 🍞',
      date: '2027-07-14',
      timeZone: 'Europe/London',
      pricePence: 0,
    });
    const first = await app.world.user();
    await placeFor(first, id, { name: 'Ines, “the baker” "Moreau"', email: 'other@example.net' });
    app.clock.advance(1);
    await placeFor(await app.world.user(), id, { name: 'Zofia\tWiśniewska\nof Łódź;x' });
    await app.database.query('UPDATE sign_ups SET signed_up_at = $2 WHERE account_id = $1', [
      first.id,
      '2027-01-01T23:30:15.900Z',
    ]);
    await app.database.query(`UPDATE events SET time_zone = 'Asia/Kolkata' WHERE id = $1`, [id]);
    const response = await fileOf(id);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bread-butter-2027-07-14.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [header, ines, zofia, ...more] = await rowsOf(response);
    expect(header).toEqual(HEADER);
    expect(ines).toEqual([
      'Ines, “the baker” "Moreau"',
      'other@example.net',
      '2027-01-02T05:00:15+05:30',
      '0.00',
      'Free',
      '',
    ]);
    expect(zofia?.[0]).toBe('Zofia\tWiśniewska of Łódź;x');
    expect(more).toEqual([]);
  });

  it('L8: has no cell that runs as a formula', async () => {
    const { id } = await app.world.event(creator, { pricePence: 0 });
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\uFF1D1+1', '\uFF0B1', '\uFF0D1', '\uFF20SUM(A1)'];
    for (const name of dangerous) await placeFor(await app.world.user(), id, { name });
    // No form gives such names: cleanText takes the space around them away.
    await app.database.query(
      `UPDATE sign_ups SET name = chr(9) || '=1' WHERE name = '+1' AND event_id = $1`,
      [id],
    );
    await app.database.query(
      `UPDATE sign_ups SET name = chr(13) || '=1', email = '=cmd|x@example.org' WHERE name = '-1' AND event_id = $1`,
      [id],
    );
    const [, ...rows] = await rowsOf(await fileOf(id));
    expect(rows).toHaveLength(dangerous.length);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/);
    expect(rows.flat()).toEqual(expect.arrayContaining(["'=1+1", "'=cmd|x@example.org"]));
  });

  it('is for the event’s creator, in a browser, from our own pages', async () => {
    const { id } = await app.world.event(creator);
    const outcomes = async (response: Promise<Response>) => {
      const { status, headers } = await response;
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toContain('application/json');
      return status;
    };
    const missing = crypto.randomUUID();
    expect(await outcomes(fileOf(id, { ...creator, client: app.anonymous() }))).toBe(401);
    expect(await outcomes(fileOf(id, await app.world.user()))).toBe(403);
    expect(await outcomes(fileOf(missing, await app.world.user()))).toBe(403);
    expect(await outcomes(fileOf(id, await app.world.staff()))).toBe(403);
    expect(await outcomes(fileOf(missing))).toBe(404);
    expect(await outcomes(fileOf('x'))).toBe(404);
    expect(await outcomes(fileOf(id, creator, { authorization: 'Bearer trn_unknown' }))).toBe(401);
    expect(await outcomes(fileOf(id, creator, { origin: 'https://evil.example' }))).toBe(403);
    expect(await outcomes(fileOf(id, creator, { 'sec-fetch-site': 'cross-site' }))).toBe(403);
    expect((await fileOf(id, creator, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});
