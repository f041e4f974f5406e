import { type APIRequestContext, test as base, type LaunchOptions } from '@playwright/test';
import { ApiAccount } from './api-account';
import { launchBrowser } from './browser';
import { GoogleSandbox } from './google-sandbox';
import { Mailbox } from './mailbox';
import { newPerson, type Person, type Role } from './person';
import { watchForProblems } from './problems';
import { type Server, startServer } from './server';
import { StripeSandbox } from './stripe-sandbox';

export { expect } from '@playwright/test';

/** Milliseconds in which a busy machine has started a built server. */
const PROCESS_START = 120_000;

export interface TestFixtures {
  /** The complaints of the browser that a story provokes: a complaint that matches none of these fails it. */
  expectedComplaints: RegExp[];
  watch: undefined;
  /** Registers someone new and leaves them signed in in this browser. */
  signIn: (role: Role) => Promise<Person>;
  /** Registers someone new who is at another computer. */
  registerElsewhere: (role: Role) => Promise<{ person: Person; account: ApiAccount }>;
  /** The mails of the product, and the next answers of the mail service. */
  mailbox: Mailbox;
  /** How the stand-in for Stripe behaves. */
  stripe: StripeSandbox;
  /** The accounts that the stand-in for Google knows, and their calendars. */
  google: GoogleSandbox;
}

interface WorkerFixtures {
  /** The variables that are set otherwise than usual for a file's stories. */
  serverVariables: NodeJS.ProcessEnv;
  server: Server;
  /** Staff at another computer, who make the events that the stories are about. */
  organizer: ApiAccount;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture depends on from the pattern
    async ({}, use) => use(JSON.parse(process.env.E2E_BROWSER ?? '{}') as LaunchOptions),
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await launchBrowser(playwright.chromium, { handleSIGINT: false, ...launchOptions });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: PROCESS_START },
  ],
  serverVariables: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverVariables }, use, { workerIndex }) => {
      const server = await startServer(`e2e_${workerIndex}`, serverVariables);
      await use(server);
      await server.stop();
    },
    // Not of the time of the worker's first story.
    { scope: 'worker', timeout: PROCESS_START },
  ],
  organizer: [
    async ({ playwright, server }, use) => {
      const computer = await playwright.request.newContext({ baseURL: server.url });
      const organizer = new ApiAccount(computer);
      await organizer.register(newPerson('STAFF'));
      await use(organizer);
      await computer.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedComplaints: async ({}, use) => use([]),
  watch: [
    async ({ context, server, expectedComplaints }, use, testInfo) => {
      const problems = watchForProblems(context, [server.url, server.sandboxUrl]);
      const begin = server.output().length;
      await use(undefined);
      const log = server.output().slice(begin);
      if (testInfo.status !== testInfo.expectedStatus && log)
        console.info(`The log of the server in “${testInfo.title}”:\n${log}`);
      base.expect(problems(expectedComplaints), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ context }, use) =>
    use(async (role) => {
      const person = newPerson(role);
      await new ApiAccount(context.request).register(person);
      return person;
    }),
  registerElsewhere: async ({ playwright, server }, use) => {
    const computers: APIRequestContext[] = [];
    await use(async (role) => {
      const computer = await playwright.request.newContext({ baseURL: server.url });
      computers.push(computer);
      const person = newPerson(role);
      const account = new ApiAccount(computer);
      await account.register(person);
      return { person, account };
    });
    for (const computer of computers) await computer.dispose();
  },
  mailbox: async ({ playwright, server }, use) => {
    const request = await playwright.request.newContext({ baseURL: server.sandboxUrl });
    const mailbox = new Mailbox(request, server.sandboxUrl);
    await use(mailbox);
    await mailbox.letCallsSucceed();
    await request.dispose();
  },
  stripe: async ({ playwright, server }, use) => {
    const request = await playwright.request.newContext({ baseURL: server.sandboxUrl });
    const stripe = new StripeSandbox(request);
    await use(stripe);
    await stripe.sendWebhooks();
    await request.dispose();
  },
  google: async ({ playwright, server }, use) => {
    const request = await playwright.request.newContext({ baseURL: server.sandboxUrl });
    await use(new GoogleSandbox(request));
    await request.dispose();
  },
});
