import { Errors, type Message } from 'postmark';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { aMessage, control, mailsTo, postmarkClient, runSandbox, someAddress } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

const send = (message: Partial<Message>) => postmarkClient(sandbox).sendEmail(aMessage(message));
const errorOf = (sending: Promise<unknown>) =>
  sending.then(
    () => expect.unreachable('it was accepted'),
    (error) => error,
  );

describe('a mail through the Postmark client', () => {
  it('gets Postmark’s answer, and is stored as it was sent', async () => {
    const To = someAddress();
    const message = aMessage({ To, Headers: [{ Name: 'X-Event', Value: '42' }], Tag: 'sign-up' });
    const answer = await postmarkClient(sandbox).sendEmail(message);
    expect(answer).toEqual({
      To,
      SubmittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      MessageID: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      ErrorCode: 0,
      Message: 'OK',
    });
    const stored = { ...message, MessageID: answer.MessageID, ReceivedAt: answer.SubmittedAt };
    expect(await mailsTo(sandbox, To.toUpperCase())).toEqual([stored]);
    expect(await control(sandbox, 'GET', `/mails/${answer.MessageID}`)).toEqual(stored);
  });

  it('may be in a batch, where each mail is accepted or rejected separately', async () => {
    const To = someAddress();
    const answers = await postmarkClient(sandbox).sendEmailBatch([
      aMessage({ To, Subject: 'First' }),
      aMessage({ To: 'nobody' }),
      aMessage({ To: 'gone@inactive.test' }),
      aMessage({ To, Subject: 'Last' }),
    ]);
    expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([0, 300, 406, 0]);
    expect((await mailsTo(sandbox, To)).map(({ Subject }) => Subject)).toEqual(['Last', 'First']);
  });

  it('is delivered to those recipients who are not inactive', async () => {
    const answer = await send({ To: `${someAddress()}, gone@inactive.test` });
    expect(answer.ErrorCode).toBe(0);
    expect(answer.Message).toMatch(/will not deliver to these inactive addresses: gone@inactive\.test\./);
  });
});

describe('what Postmark refuses', () => {
  it('is a wrong token', async () => {
    const refused = await errorOf(postmarkClient(sandbox, { token: 'wrong' }).sendEmail(aMessage()));
    expect(refused).toBeInstanceOf(Errors.InvalidAPIKeyError);
    expect(refused).toMatchObject({ statusCode: 401, code: 10 });
  });

  it.each<[string, Partial<Message>]>([
    ['no address', { To: 'World' }],
    ['a domain without a dot', { To: 'ann@localhost' }],
    ['a letter beyond ASCII', { To: 'ünal@example.org' }],
    ['a name with a comma that is not quoted', { From: 'Meet, Greet <events@turnout.example>' }],
    ['an impossible copy', { Cc: 'ann@example..org' }],
    ['no sender', { From: '' }],
    ['no recipient', { To: '' }],
    ['too many recipients', { To: Array.from({ length: 51 }, someAddress).join(',') }],
    ['no body', { TextBody: '', HtmlBody: '' }],
    ['an endless subject', { Subject: 'a'.repeat(2001) }],
    ['a header that would start another', { Headers: [{ Name: 'X-A', Value: 'b\r\nBcc: c@example.org' }] }],
    [
      'an attachment that is not base64',
      { Attachments: [{ Name: 'a.ics', ContentType: 'text/calendar', Content: 'é', ContentID: null }] },
    ],
  ])('is %s', async (_what, message) => {
    const refused = await errorOf(send(message));
    expect(refused).toBeInstanceOf(Errors.InvalidEmailRequestError);
    expect(refused).toMatchObject({ statusCode: 422, code: 300 });
  });

  it.each([
    [411, { Attachments: [{ Name: 'a.exe', ContentType: 'a/b', Content: '', ContentID: null }] }],
    [1235, { MessageStream: 'unheard-of' }],
    [403, { To: ['ann@example.org'] as unknown as string }],
  ])('is a message for which it has error %i', async (code, message) => {
    expect(await errorOf(send(message))).toMatchObject({ statusCode: 422, code });
  });

  it('is a recipient who is inactive, by list or by domain', async () => {
    const listed = someAddress();
    await control(sandbox, 'POST', '/inactive-recipients', { address: listed });
    const refused = await errorOf(send({ To: `Ann <${listed}>, gone@inactive.test` }));
    expect(refused).toBeInstanceOf(Errors.InactiveRecipientsError);
    expect(refused).toMatchObject({
      statusCode: 422,
      code: 406,
      recipients: [listed, 'gone@inactive.test'],
    });
  });

  it('is a request of more than 10 MB, or of more than 500 mails', async () => {
    const large = send({ TextBody: 'a'.repeat(10 * 1024 * 1024) });
    expect(await errorOf(large)).toMatchObject({ statusCode: 413 });
    const many = postmarkClient(sandbox).sendEmailBatch(Array.from({ length: 501 }, () => aMessage()));
    expect(await errorOf(many)).toMatchObject({ statusCode: 422, code: 410 });
  });

  it.each([
    ['text/plain', '{}', 415, 409],
    ['application/json', '{"From":', 422, 402],
    ['application/json', '', 422, 402],
  ])('is a body that is no JSON: %s %s', async (contentType, body, status, code) => {
    const headers = { 'content-type': contentType, 'x-postmark-server-token': sandbox.postmark.serverToken };
    const response = await fetch(`${sandbox.url}/email`, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(response.headers.get('x-pm-apierrorcode')).toBe(String(code));
    expect(await response.json()).toMatchObject({ ErrorCode: code });
  });
});
