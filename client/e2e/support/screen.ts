import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ApiAccount } from './api-account';
import type { GoogleSandbox } from './google-sandbox';
import type { Person, Role } from './person';
import type { Server } from './server';
import type { StripeSandbox } from './stripe-sandbox';

/**
 * Looks at what `open` brings up, which goes on from what was there before.
 * @param open names what shows that it is there
 */
export type Look = (name: string, open: () => Locator | Promise<Locator>) => Promise<void>;

/** The parts that a visit needs. */
export interface Stage {
  /** A screen has a layout of its own. */
  screen: Look;
  /** A state has the layout of a screen that was looked at before, with other words or a dialog. */
  state: Look;
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

/** A way through screens and their states, without loading a page more often than needed. */
export type Visit = (stage: Stage) => Promise<void>;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const NOT_FOUND = /the server responded with a status of 404/;

/** Goes to an address as the product's links do: the page is not loaded again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The longest of names, without a place to break. */
export const LONG_NAME = 'Llanfairpwllgwyngyll'.repeat(8);

/** An event of somebody else's to which a person with the longest of names has signed up. */
export async function busyEvent({
  organizer,
  registerElsewhere,
}: Pick<Stage, 'organizer' | 'registerElsewhere'>): Promise<string> {
  const { id } = await organizer.createEvent({ price: '0' });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, { name: LONG_NAME, email: person.email });
  return id;
}

/**
 * Goes to a page whose operations are not answered for now.
 * @returns `fail` has each of them fail from here on, `answer` has each answered
 */
export async function goToUnanswered(
  { page, context, expectedComplaints }: Stage,
  path: string,
  ...operations: string[]
) {
  expectedComplaints.push(/net::ERR_FAILED/);
  const asked = new RegExp(`query (${operations.join('|')})\\b`);
  const end = Promise.withResolvers<'abort' | 'continue'>();
  await context.route('/graphql', async (route) =>
    asked.test(route.request().postData() ?? '') ? route[await end.promise]() : route.fallback(),
  );
  await goTo(page, path);
  return {
    fail: () => end.resolve('abort'),
    answer: async () => {
      end.resolve('continue');
      await context.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** Shows a page while its operation is not answered, and after the operation failed; then the page tries again. */
export async function showWithoutAnswer(
  stage: Stage,
  name: string,
  path: string,
  operation: string,
  text: string,
): Promise<void> {
  const again = stage.page.getByRole('button', { name: 'Try again' });
  const { fail, answer } = await goToUnanswered(stage, path, operation);
  await stage.state(`${name} while it loads`, () => stage.page.getByRole('status').filter({ hasText: text }));
  await stage.state(`${name} that cannot be read`, () => {
    fail();
    return again;
  });
  await answer();
  await again.click();
}
