import { type APIRequestContext, expect } from '@playwright/test';
import { newPerson, type Person, type Role } from './person';
import { STAFF_DOMAIN } from './server';

/** An entry in a calendar, as far as stories look at it. */
export interface CalendarEntry {
  id: string;
  /** A deleted entry stays, as cancelled. */
  status: 'confirmed' | 'tentative' | 'cancelled';
  summary: string;
  location: string;
  start: { dateTime: string };
  end: { dateTime: string };
}

/** The stand-in for Google: what it knows of people, and what they do there. */
export class GoogleSandbox {
  constructor(private readonly request: APIRequestContext) {}

  /** Someone new signs in with Google, without the pages; `browser` then has the session. */
  async signIn(
    browser: APIRequestContext,
    role: Role,
    { grantCalendar = true }: { grantCalendar?: boolean } = {},
  ): Promise<Person> {
    const person = newPerson(role);
    const start = await browser.get('/auth/google/start', { maxRedirects: 0 });
    const consent = await this.request.post('/google/consent', {
      data: {
        authorizationUrl: start.headers().location,
        email: person.email,
        name: person.name,
        hostedDomain: role === 'STAFF' ? STAFF_DOMAIN : null,
        grantCalendar,
      },
    });
    await expect(consent).toBeOK();
    await browser.get(((await consent.json()) as { redirect: string }).redirect, { maxRedirects: 0 });
    return person;
  }

  /** With deleted ones. */
  async entriesOf({ email }: Person): Promise<CalendarEntry[]> {
    return (await this.request.get(`/google/accounts/${encodeURIComponent(email)}/events`)).json();
  }

  /** The only entry that there is or was, as soon as there is one. */
  async entryOf(person: Person): Promise<CalendarEntry> {
    await expect.poll(async () => (await this.entriesOf(person)).length).toBe(1);
    return (await this.entriesOf(person))[0] as CalendarEntry;
  }

  /** The person takes the access away, in their account at Google. */
  async revoke({ email }: Person): Promise<void> {
    await expect(await this.request.post(`/google/accounts/${encodeURIComponent(email)}/revoke`)).toBeOK();
  }
}
