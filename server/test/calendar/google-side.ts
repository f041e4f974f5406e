import type { Sandbox } from '@turnout/sandbox';
import { control } from '../support/sandbox.js';

/** A person with a Google account, and what they say on the consent page. */
export interface Person {
  email: string;
  name?: string;
  hostedDomain?: string;
  emailVerified?: boolean;
  grantCalendar?: boolean;
  deny?: boolean;
}

export interface Entry {
  id: string;
  iCalUID: string;
  sequence: number;
  status: string;
  summary: string;
  description: string;
  location: string;
  start: { dateTime: string };
  end: { dateTime: string };
  source: { url: string };
}

/** The steps on Google's side of a test. */
export class GoogleSide {
  constructor(private readonly sandbox: Pick<Sandbox, 'url'>) {}

  /** As a person does on Google's page; gives the address that the browser is sent back to. */
  async consent(authorizationUrl: string, person: Person): Promise<URL> {
    const said = { grantCalendar: true, emailVerified: true, ...person };
    const body = { authorizationUrl, ...said };
    const answer = (await control(this.sandbox, 'POST', '/google/consent', body)) as { redirect: string };
    return new URL(answer.redirect);
  }

  /** The entries of a person's calendar that are not deleted. */
  async entriesOf(email: string): Promise<Entry[]> {
    const entries = (await control(this.sandbox, 'GET', `/google/accounts/${email}/events`)) as Entry[];
    return entries.filter(({ status }) => status !== 'cancelled');
  }

  deleteByHand(email: string, id: string): Promise<unknown> {
    return control(this.sandbox, 'DELETE', `/google/accounts/${email}/events/${id}`);
  }

  revokeByHand(email: string): Promise<unknown> {
    return control(this.sandbox, 'POST', `/google/accounts/${email}/revoke`);
  }

  /** Makes every such call fail, until `recover`. */
  fail(on: string, how: string): Promise<unknown> {
    return control(this.sandbox, 'POST', '/failures', { service: 'google', on, how, next: 100 });
  }

  recover(): Promise<unknown> {
    return control(this.sandbox, 'DELETE', '/failures');
  }

  /** Spoils the ID token that Google gives next. */
  spoilNextIdToken(how: object): Promise<unknown> {
    return control(this.sandbox, 'PUT', '/google/next-id-token', how);
  }

  async requests(): Promise<{ method: string; path: string; status: number }[]> {
    return (await control(this.sandbox, 'GET', '/google/requests')) as {
      method: string;
      path: string;
      status: number;
    }[];
  }
}
