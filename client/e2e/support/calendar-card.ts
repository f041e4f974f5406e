import type { Locator, Page } from '@playwright/test';

/** The Google Calendar section of an event's page. */
export class CalendarCard {
  constructor(private readonly page: Page) {}

  get section(): Locator {
    return this.page.getByRole('region', { name: 'Google Calendar' });
  }

  get connectButton(): Locator {
    return this.section.getByRole('button', { name: 'Connect Google Calendar' });
  }

  get addButton(): Locator {
    return this.section.getByRole('button', { name: 'Add to Google Calendar' });
  }

  get added(): Locator {
    return this.section.getByText('Added to your Google Calendar');
  }

  /** Opens the dialog and agrees. */
  async disconnect(): Promise<void> {
    await this.section.getByRole('button', { name: 'Disconnect' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  }
}
