import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { EventPage } from './event-page';

/** Stripe's cards for tests, by what becomes of them. */
export const cards = {
  succeeds: '4242424242424242',
  isDeclined: '4000000000000002',
  asksForAuthentication: '4000002500003155',
};

const FIELDS = 'Secure payment input frame';

/** The page where a place is paid for. */
export class CheckoutPage {
  constructor(readonly page: Page) {}

  /** The actions for the payment, and the texts about it. */
  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Payment' });
  }

  get summary(): Locator {
    return this.page.getByRole('region', { name: 'Your place' });
  }

  get payButton(): Locator {
    return this.panel.getByRole('button', { name: /^Pay £/ });
  }

  /** The texts of the panel; the clock of a held place is silent for most of its time. */
  get messages(): Locator {
    return this.panel.getByRole('status').or(this.panel.getByRole('alert')).filter({ hasText: /\S/ });
  }

  get paid(): Locator {
    return this.panel.getByText('You have signed up to this event');
  }

  /** Stripe's own fields, in a frame. */
  get fields(): FrameLocator {
    return this.page.frameLocator(`iframe[title="${FIELDS}"]`);
  }

  get cardNumber(): Locator {
    return this.fields.getByLabel('Card number');
  }

  get expirationDate(): Locator {
    return this.fields.getByLabel('Expiration date');
  }

  get securityCode(): Locator {
    return this.fields.getByLabel('Security code');
  }

  /** The page of the card's bank, in a frame of its own. */
  get bank(): FrameLocator {
    return this.page.frameLocator(`iframe:not([title="${FIELDS}"])`);
  }

  async open(eventId: string): Promise<void> {
    await this.page.goto(`/payment?event=${eventId}`);
    await expect(this.payButton).toBeEnabled();
  }

  /** As people come here: from the event, with the form as it is. */
  async openFromEvent(eventId: string): Promise<EventPage> {
    const event = new EventPage(this.page);
    await event.open(eventId);
    await event.button.click();
    await expect(this.payButton).toBeEnabled();
    return event;
  }

  async fillCard(number: string): Promise<void> {
    await this.cardNumber.fill(number);
    await this.expirationDate.fill('1234');
    await this.securityCode.fill('123');
  }

  async pay(number = cards.succeeds): Promise<void> {
    await this.fillCard(number);
    // Not by a click: the fields give up the room of a mistake meanwhile, and the button moves.
    await this.payButton.press('Enter');
  }

  /** Goes on without waiting to be taken there. */
  async seeEvent(): Promise<void> {
    await expect(this.paid).toBeVisible();
    await this.panel.getByRole('link', { name: 'See the event' }).click();
  }
}
