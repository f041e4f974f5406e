import type { Sandbox } from '@turnout/sandbox';
import { sandboxGoogle } from '../../src/start/services.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { control, runSandbox } from '../support/sandbox.js';
import { startTestApp, type TestAppOptions } from '../support/test-app.js';
import { GoogleSide, type Person } from './google-side.js';

export type GoogleApp = Awaited<ReturnType<typeof startGoogleApp>>;

/** An app whose Google is the sandbox's, with the real client; its jobs are done when the test does them. */
export async function startGoogleApp(options: TestAppOptions & { sandbox?: Sandbox; timeout?: number } = {}) {
  const { sandbox = await runSandbox(), timeout, ...appOptions } = options;
  const mailGateway = new FakeMailGateway();
  const google = sandboxGoogle(sandbox, timeout);
  const app = await startTestApp({ mail: mailGateway, google, doJobs: false, ...appOptions });
  const side = new GoogleSide(sandbox);

  /** A browser that has gone through Google's consent page and back. */
  const signIn = async (person: Person, client: ApiClient = app.anonymous()) => {
    const start = await client.request('/auth/google/start');
    const back = await side.consent(start.headers.get('location') ?? '', person);
    const callback = await client.request(back.pathname + back.search);
    return { client, callback, outcome: callback.headers.get('location') };
  };

  return {
    ...app,
    sandbox,
    side,
    mailGateway,
    signIn,
    settle: () => doJobs(app),
    control: (method: string, path: string, body?: object) => control(sandbox, method, path, body),
    /** A person who signed in with Google, calendar granted, and is signed up to a free event of somebody's. */
    async attendee(person: Partial<Person> = {}) {
      const email = person.email ?? `${crypto.randomUUID()}@gmail.example`;
      const { client } = await signIn({ email, ...person });
      const creator = await app.world.staff();
      const { id: eventId } = await app.world.event(creator, { pricePence: 0 });
      const signUp = await placeFor({ id: '', email, client }, eventId);
      return { email, client, creator, eventId, signUpId: signUp.id };
    },
  };
}
