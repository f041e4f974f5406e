import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { failNext, startAppWithSandbox } from '../support/mail-by-sandbox.js';
import { control, mailsTo, runSandbox } from '../support/sandbox.js';
import { isDone, isWaitingAgain, jobsWhen, retryNow } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

let app: TestApp;
let sandbox: Awaited<ReturnType<typeof runSandbox>>;
beforeAll(async () => {
  ({ app, sandbox } = await startAppWithSandbox());
});
afterAll(() => app.close());

async function signUps(people: Person[]) {
  const event = await app.world.event(await app.world.staff(), { pricePence: 0 });
  const answers = await Promise.all(people.map((person) => signUpPerson(person, event.id)));
  return answers.map(({ data }) => data.signUp.userErrors);
}

const confirmation = 'send-sign-up-confirmation';

describe('with the mail service down', () => {
  it.each([
    ['every call fails', () => failNext(sandbox, 1000, '503'), () => control(sandbox, 'DELETE', '/failures')],
    [
      'nothing answers',
      () => sandbox.close(),
      async () => {
        sandbox = await runSandbox({ port: Number(new URL(sandbox.url).port) });
      },
    ],
  ])('J10: where %s, sign-ups go on, and mails arrive when it is back', async (_how, breakIt, repairIt) => {
    const people = await Promise.all([app.world.user(), app.world.user(), app.world.user()]);
    await breakIt();
    expect(await signUps(people)).toEqual([[], [], []]);
    await jobsWhen(app.database, confirmation, (job) => isWaitingAgain(job) || isDone(job));

    await repairIt();
    await retryNow(app.database);
    await jobsWhen(app.database, confirmation, isDone);
    for (const { email } of people) {
      const mails = await mailsTo(sandbox, email);
      expect(mails.filter(({ Subject }) => Subject?.includes('signed up'))).toHaveLength(1);
    }
  });
});

describe('with mails of one kind that hang', () => {
  it('J11: those of another arrive', async () => {
    const mailGateway = new FakeMailGateway();
    const hanging = await startTestApp({ mail: mailGateway });
    const { promise: repaired, resolve: repair } = Promise.withResolvers<void>();
    mailGateway.beforeTaking = ({ subject }) => (subject.includes('signed up') ? repaired : undefined);

    const event = await hanging.world.event(await hanging.world.staff(), { pricePence: 0 });
    const people = await Promise.all(Array.from({ length: 5 }, () => hanging.world.user()));
    await Promise.all(people.map((person) => signUpPerson(person, event.id)));
    await jobsWhen(hanging.database, confirmation, ({ state }) => state === 'active' || state === 'created');
    const newcomer = await hanging.world.user();
    await mailGateway.arrival(newcomer.email, 'Confirm');

    const jobs = await jobsWhen(hanging.database, confirmation, ({ state }) => state !== 'completed');
    expect(jobs).toHaveLength(5);
    expect(jobs.some(({ state }) => state === 'active')).toBe(true);
    repair();
    await jobsWhen(hanging.database, confirmation, isDone);
    await hanging.close();
  });
});
