import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Person } from './person';
import { STAFF_DOMAIN } from './server';

/** Google's page, where a person says who they are and what the product may do. */
export class ConsentPage {
  constructor(readonly page: Page) {}

  get continueButton(): Locator {
    return this.page.getByRole('button', { name: 'Continue' });
  }

  get cancelButton(): Locator {
    return this.page.getByRole('button', { name: 'Cancel' });
  }

  get calendar(): Locator {
    return this.page.getByLabel('See, edit, share, and permanently delete events on all your calendars');
  }

  /** Someone whom Google knows, or gets to know. */
  async choose({ role, name, email }: Person): Promise<void> {
    await this.continueButton.waitFor();
    const known = this.page.getByRole('radio', { name: email });
    if (await known.count()) return known.check();
    await this.page.getByRole('radio', { name: 'Another account' }).check();
    await this.page.getByLabel('E-mail', { exact: true }).fill(email);
    await this.page.getByLabel('Name', { exact: true }).fill(name);
    if (role === 'STAFF') await this.page.getByLabel(/^Hosted domain/).fill(STAFF_DOMAIN);
  }

  async agreeAs(person: Person): Promise<void> {
    await this.choose(person);
    await this.continueButton.click();
  }
}

/** Presses the welcome page's button; Google's page is in a window of its own. */
export async function openGoogle(page: Page, context: BrowserContext): Promise<ConsentPage> {
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  const consent = new ConsentPage(await opened);
  await consent.continueButton.waitFor();
  return consent;
}
