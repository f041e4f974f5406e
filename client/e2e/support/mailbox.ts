import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';

/** Subjects of mails about an account. */
export const VERIFY = 'Confirm your e-mail address for Turnout';
export const RESET = 'Choose a new password for Turnout';

export interface Mail {
  MessageID: string;
  Subject: string;
  TextBody: string;
  HtmlBody: string;
  ReplyTo?: string;
  Headers: { Name: string; Value: string }[];
  Attachments: { Content: string }[];
}

interface Failure {
  next: number;
}

/** The mails that the product sent, as the sandbox stores them, and how its calls to the mail service go. */
export class Mailbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly url: string,
  ) {}

  /** Newest first. */
  async mailsTo(address: string): Promise<Mail[]> {
    return (await this.request.get('/mails', { params: { to: address } })).json();
  }

  async subjectsTo(address: string): Promise<string[]> {
    return (await this.mailsTo(address)).map(({ Subject }) => Subject);
  }

  /** The newest mail of this subject, once there are as many as `count`. */
  async waitFor(address: string, subject: string, count = 1): Promise<Mail> {
    const found = async () => (await this.mailsTo(address)).filter(({ Subject }) => Subject === subject);
    await expect.poll(async () => (await found()).length, { message: subject }).toBe(count);
    return (await found())[0] as Mail;
  }

  /** Opens a mail in the sandbox's own page, in a tab of this browser. */
  async read({ MessageID }: Mail, context: BrowserContext): Promise<Page> {
    const tab = await context.newPage();
    await tab.goto(`${this.url}/read/${MessageID}`);
    return tab;
  }

  /** Presses a link of a mail, which opens a tab of its own. */
  async follow(mail: Mail, link: string, context: BrowserContext): Promise<Page> {
    const tab = await this.read(mail, context);
    const opened = context.waitForEvent('page');
    await tab.frameLocator('iframe').getByRole('link', { name: link }).click();
    const page = await opened;
    await tab.close();
    return page;
  }

  /** From here on, and until the story's end, no mail goes out. */
  async failCalls(): Promise<void> {
    const plan = { service: 'postmark', next: 10_000, how: '500' };
    await expect(await this.request.post('/failures', { data: plan })).toBeOK();
  }

  async waitForFailedCall(): Promise<void> {
    const left = async () => ((await (await this.request.get('/failures')).json()) as Failure[])[0]?.next;
    await expect.poll(left, { message: 'calls that are to fail' }).toBeLessThan(10_000);
  }

  async letCallsSucceed(): Promise<void> {
    await this.request.delete('/failures');
  }
}
