import type { Locator, Page } from '@playwright/test';
import type { Person } from './person';

/** The page of an event, for those who may come. */
export class EventPage {
  constructor(readonly page: Page) {}

  /** The part beside the event, which is there once the event has been read. */
  get takingPart(): Locator {
    return this.page.getByRole('complementary', { name: 'Taking part' });
  }

  /** The form with what stands around it. */
  get card(): Locator {
    return this.page.getByRole('region', { name: 'Sign up' });
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Sign up' });
  }

  get button(): Locator {
    return this.form.getByRole('button', { name: 'Sign up' });
  }

  get alreadySignedUp(): Locator {
    return this.card.getByRole('button', { name: 'Already signed up' });
  }

  /** The heading of the card for the viewer. */
  standing(heading: string): Locator {
    return this.card.getByRole('heading', { name: heading, exact: true });
  }

  get joinButton(): Locator {
    return this.form.getByRole('button', { name: 'Join the waiting list' });
  }

  get giveBackButton(): Locator {
    return this.card.getByRole('button', { name: 'Give the place back' });
  }

  /** The field of the name. Its label asks a person who has not said yet what they are called. */
  get name(): Locator {
    return this.form.getByLabel(/^(Name|What are you called\?)/);
  }

  /** Only where a person has signed up. */
  get people(): Locator {
    return this.page.getByRole('region', { name: 'Who is coming' });
  }

  /** Its count, as it stands in the heading. */
  counting(count: number): Locator {
    return this.people.getByRole('heading', { name: `Who is coming · ${count}`, exact: true });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/events/${id}`);
    await this.takingPart.waitFor();
  }

  async fill({ name, email }: Pick<Person, 'name' | 'email'>): Promise<void> {
    await this.name.fill(name);
    await this.form.getByLabel('E-mail').fill(email);
  }
}
