import type { BrowserContext, Locator, Page } from '@playwright/test';
import { sendShell } from './answers';
import type { ApiAccount } from './api-account';
import type { GoogleSandbox } from './google-sandbox';
import type { Person, Role } from './person';
import type { Server } from './server';
import type { StripeSandbox } from './stripe-sandbox';

/** What it takes to get a screen up. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  signIn: (role: Role) => Promise<Person>;
  organizer: ApiAccount;
  google: GoogleSandbox;
  registerElsewhere: (role: Role) => Promise<{ person: Person; account: ApiAccount }>;
  stripe: StripeSandbox;
  server: Server;
  expectedComplaints: RegExp[];
}

/** Brings a screen up and names what shows that it is there. */
export type Open = (stage: Stage) => Promise<Locator>;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const at =
  (path: string, name: string): Open =>
  async ({ page }) => {
    await page.goto(path);
    return heading(page, name);
  };

/** A page of something that there is not: the server says so by its status, of which the browser complains. */
export const missing =
  (path: string, name: string): Open =>
  async ({ page, expectedComplaints }) => {
    expectedComplaints.push(NOT_FOUND);
    await page.goto(path);
    return heading(page, name);
  };

export const NOT_FOUND = /the server responded with a status of 404/;

/** An event of somebody else's to which a person with the longest of names has signed up. */
export async function busyEvent({ organizer, registerElsewhere }: Stage): Promise<string> {
  const { id } = await organizer.createEvent({ price: '0' });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, { name: 'Llanfairpwllgwyngyll'.repeat(8), email: person.email });
  return id;
}

/** The answer to an operation never comes. */
export const waitingFor =
  (operation: string, path: string, text: string): Open =>
  async ({ page, context }) => {
    await context.route('/graphql', (route) =>
      new RegExp(`query ${operation}\\b`).test(route.request().postData() ?? '')
        ? undefined
        : route.continue(),
    );
    await sendShell(context, path);
    await page.goto(path);
    return page.getByRole('status').filter({ hasText: text });
  };

/** The operation is not answered; a page that can try again says so. */
export const failing = (operation: string, path: string): Open =>
  failingWhole([operation], path, 'Try again');

/**
 * None of a page's operations is answered.
 * @param button the one that says that the last of them has failed
 */
export const failingWhole =
  (operations: readonly string[], path: string, button: string): Open =>
  async ({ page, context, expectedComplaints }) => {
    expectedComplaints.push(/net::ERR_FAILED/);
    const asked = new RegExp(`query (${operations.join('|')})\\b`);
    await context.route('/graphql', (route) =>
      asked.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    );
    await sendShell(context, path);
    await page.goto(path);
    await page
      .getByRole('alert')
      .nth(operations.length - 1)
      .waitFor();
    return page.getByRole('button', { name: button });
  };
