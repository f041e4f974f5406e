import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RawConnection } from '../support/raw-connection.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { LONG_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';
import { upload } from './picture-operations.js';

vi.setConfig({ testTimeout: LONG_TEST });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

/** An upload that ends its headers and never its bytes. */
function beginUpload({ client }: Person): RawConnection {
  const headers = ['Host: turnout', `Cookie: ${client.cookie}`, 'Content-Length: 1000', 'Connection: close'];
  return new RawConnection(app.url).write(`POST /pictures HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
}

const firstAnswer = (connections: RawConnection[]) =>
  Promise.race(connections.map((connection) => connection.answer()));

/** Bytes that are no picture are refused with 400, where they are read. */
const statusOf = async ({ client }: Person) => (await upload(client, Buffer.from('no picture'))).status;

it('V1: an account that sends four pictures keeps its own fifth waiting, and no other account', async () => {
  const [slow, other] = [await app.world.staff(), await app.world.staff()];
  const begun = Array.from({ length: 5 }, () => beginUpload(slow));
  expect((await firstAnswer(begun)).status).toBe(503);
  expect(await statusOf(slow)).toBe(503);
  expect(await statusOf(other)).toBe(400);
  for (const connection of begun) connection.close();
  await expect.poll(() => statusOf(slow)).toBe(400);
});

it('V1: twelve uploads of three accounts that send nothing make room for a fourth account', async () => {
  const slow = await Promise.all(Array.from({ length: 3 }, () => app.world.staff()));
  const begun = slow.flatMap((person) => Array.from({ length: 5 }, () => beginUpload(person)));
  const answers: number[] = [];
  for (const connection of begun) void connection.answer().then(({ status }) => answers.push(status));
  // The fifth of each.
  await expect.poll(() => answers).toEqual([503, 503, 503]);
  expect(await statusOf(await app.world.staff())).toBe(400);
  await expect.poll(() => answers).toEqual([503, 503, 503, 503]);
  for (const connection of begun) connection.close();
});

it('V1: one upload that sends nothing, of twelve accounts, makes room, and those that send go on', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => app.world.staff()));
  const [idle, ...begun] = people.map(beginUpload);
  const ended: RawConnection[] = [];
  for (const connection of [idle, ...begun] as RawConnection[])
    void connection.answer().then(() => ended.push(connection));
  const other = await app.world.staff();
  await expect
    .poll(
      () => {
        for (const connection of begun) connection.write('x');
        return statusOf(other);
      },
      { timeout: LONG_TEST },
    )
    .toBe(400);
  await expect.poll(() => ended).toEqual([idle]);
  for (const connection of begun) connection.close();
});

it('V1: a process holds the bytes of twelve uploads at most', async () => {
  const people = await Promise.all(Array.from({ length: 13 }, () => app.world.staff()));
  const begun = people.map(beginUpload);
  const other = people[0] as Person;
  expect((await firstAnswer(begun)).status).toBe(503);
  expect(await statusOf(other)).toBe(503);
  for (const connection of begun) connection.close();
  await expect.poll(() => statusOf(other)).toBe(400);
});
