import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { freePort, spawnServer } from '../support/server-process.js';
import { isDone, jobsWhen } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a server process', () => {
  it('names the page with its mails, and brings a confirmation there', async () => {
    const server = await startWorkerProcess(database);
    await waitUntil(() => expect(server.output()).toMatch(`Sandbox     ${server.sandboxUrl}\n`));
    const event = await server.world.event(await server.world.staff(), { pricePence: 0 });
    const person = await server.world.user();
    await signUpPerson(person, event.id);
    await jobsWhen(database, 'send-sign-up-confirmation', isDone);

    const [mail, ...others] = (await server.mails()).filter(
      ({ To, Subject }) => To === person.email && Subject?.startsWith('You’re signed up'),
    );
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      From: 'Turnout <events@staff.example>',
      Subject: `You’re signed up: ${event.title}`,
    });
    expect(mail?.HtmlBody).toContain(`/events/${event.id}`);
    expect(mail?.Attachments).toMatchObject([
      { Name: 'event.ics' },
      { Name: 'cover.png' },
      { Name: 'ticket.png' },
    ]);
    const page = await fetch(server.sandboxUrl);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(person.email);
  });

  it('without mail keys in production starts without mail and says so in its log', async () => {
    const server = await startWorkerProcess(database, { NODE_ENV: 'production', HOST: '127.0.0.1' });
    await waitUntil(() => expect(server.output()).toContain('is running at'));
    expect(server.output()).toContain('no mail is sent: POSTMARK_SERVER_TOKEN and MAIL_FROM are not set');
    expect(server.output()).not.toContain('REQUIRE_VERIFIED_STAFF');
    expect(server.output()).not.toContain('Sandbox');
    await expect(fetch(server.sandboxUrl)).rejects.toThrow();
  });
});

it('S26: a server in production says that staff need not verify their address', async () => {
  const env = { NODE_ENV: 'production', HOST: '127.0.0.1', REQUIRE_VERIFIED_STAFF: 'false' };
  const server = await startWorkerProcess(database, env);
  expect(server.output()).toContain(
    'staff need not verify their address (REQUIRE_VERIFIED_STAFF is false): a person who types one in staff.example is staff',
  );
});

describe('a server that cannot start', () => {
  it('says that the sandbox’s port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as { port: number }).port);
    const env = { PORT: String(await freePort()), SANDBOX_PORT: port, DEMO_DATA: 'false' };
    const server = spawnServer({ ...env, DATABASE_URL: database.url });

    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `Port ${port} of the sandbox is in use already: stop what uses it, or set SANDBOX_PORT to another.`,
    );
    other.close();
  });
});
