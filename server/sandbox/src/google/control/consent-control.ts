import { z } from 'zod';
import { readAuthorizationRequest } from '../oauth/authorization-request.js';
import { agree, deny } from '../oauth/decide-consent.js';
import { findAccount } from '../oauth/known-accounts.js';
import { newAccount } from '../oauth/new-account.js';
import type { GoogleSide } from '../open-google.js';

export const consentShape = z.strictObject({
  /** Where the product sends the person. */
  authorizationUrl: z.url(),
  email: z.email(),
  name: z.string().optional(),
  hostedDomain: z.string().nullable().optional(),
  emailVerified: z.boolean().optional(),
  /** Google's id of the account; otherwise always the same for an address. */
  sub: z.string().optional(),
  grantCalendar: z.boolean().default(true),
  deny: z.boolean().default(false),
});

/** What the consent page does, without a browser. What is not said of a known account stays as it was. */
export function consent(google: GoogleSide, wish: z.infer<typeof consentShape>): { redirect: string } {
  const query = Object.fromEntries(new URL(wish.authorizationUrl).searchParams);
  const request = readAuthorizationRequest(query, google);
  if (wish.deny) return { redirect: deny(google, request) };
  const known = findAccount(google.ledger, wish.email);
  const said = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  const account = newAccount({ ...known, ...said, email: wish.email });
  return { redirect: agree(google, request, { account, grantsCalendar: wish.grantCalendar }) };
}
