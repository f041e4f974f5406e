import { Errors } from 'postmark';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { aMessage, control, postmarkClient, runSandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;

// Of its own for each test: planned failures are for the next caller.
beforeEach(async () => {
  sandbox = await runSandbox();
});

const plan = (how: string, next = 1) =>
  control(sandbox, 'POST', '/failures', { service: 'postmark', next, how });
const send = (timeout?: number) =>
  postmarkClient(sandbox, timeout === undefined ? {} : { timeout }).sendEmail(aMessage());
const mailCount = async () => ((await control(sandbox, 'GET', '/mails')) as unknown[]).length;

describe('a failure that was asked for', () => {
  it.each([
    ['500', Errors.InternalServerError, 500],
    ['429', Errors.RateLimitExceededError, 429],
    ['503', Errors.ServiceUnavailablerError, 503],
    ['inactive', Errors.InactiveRecipientsError, 422],
  ])('%s is the client`s own error, and no mail', async (how, errorClass, statusCode) => {
    await plan(how);
    await expect(send()).rejects.toBeInstanceOf(errorClass);
    await plan(how);
    await expect(send()).rejects.toMatchObject({ statusCode });
    expect(await mailCount()).toBe(0);
  });

  it.each([
    ['timeout', 0],
    ['timeout-after', 1],
  ])('%s is never answered, with %i mails', async (how, mails) => {
    await plan(how);
    await expect(send(0.1)).rejects.toMatchObject({ name: 'PostmarkError', statusCode: 0 });
    await expect.poll(mailCount).toBe(mails);
  });

  it('half is cut off in the middle of the answer, with a mail', async () => {
    await plan('half');
    await expect(send()).rejects.toThrow('terminated');
    expect(await mailCount()).toBe(1);
  });

  it('garbage looks like a success to the client, without a mail', async () => {
    await plan('garbage');
    expect(await send()).toMatch(/^<html>/);
    expect(await mailCount()).toBe(0);
  });

  it('is for as many calls as were said, one kind after the other', async () => {
    await plan('500', 2);
    await plan('429');
    await expect(send()).rejects.toMatchObject({ statusCode: 500 });
    expect(await control(sandbox, 'GET', '/failures')).toEqual([
      { service: 'postmark', next: 1, how: '500' },
      { service: 'postmark', next: 1, how: '429' },
    ]);
    await expect(send()).rejects.toMatchObject({ statusCode: 500 });
    await expect(send()).rejects.toMatchObject({ statusCode: 429 });
    expect(await send()).toMatchObject({ ErrorCode: 0 });
    expect(await control(sandbox, 'GET', '/failures')).toEqual([]);
  });

  it('is not used up by a call with a wrong token', async () => {
    await plan('500');
    await expect(postmarkClient(sandbox, { token: 'wrong' }).sendEmail(aMessage())).rejects.toMatchObject({
      statusCode: 401,
    });
    await expect(send()).rejects.toMatchObject({ statusCode: 500 });
  });

  it('does not prevent the sandbox from closing', async () => {
    await plan('timeout');
    const unanswered = send();
    await expect.poll(() => control(sandbox, 'GET', '/failures')).toEqual([]);
    await Promise.all([expect(unanswered).rejects.toThrow(), sandbox.close()]);
  });
});
