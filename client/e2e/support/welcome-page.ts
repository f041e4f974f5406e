import type { Locator, Page } from '@playwright/test';
import type { Person } from './person';

export type FormName = 'User login' | 'User registration' | 'Staff login' | 'Staff registration';

/** The page with the four forms. */
export class WelcomePage {
  constructor(private readonly page: Page) {}

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Welcome to the platform' });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.heading.waitFor();
  }

  form(name: FormName): Locator {
    return this.page.getByRole('form', { name });
  }

  async fill(name: FormName, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.form(name).getByLabel('E-mail').fill(email);
    await this.form(name).getByLabel('Password').fill(password);
  }

  /** The only button of a form, whatever it reads at the moment. */
  button(name: FormName): Locator {
    return this.form(name).getByRole('button');
  }

  async send(name: FormName, credentials: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.fill(name, credentials);
    await this.button(name).click();
  }
}
