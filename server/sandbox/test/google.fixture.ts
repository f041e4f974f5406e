import { calendar } from '@googleapis/calendar';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { expect } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { control, someAddress } from './sandbox.fixture.js';

export const SIGN_IN = ['openid', 'email', 'profile'];
export const CALENDAR = 'https://www.googleapis.com/auth/calendar.events';
const REDIRECT_URI = 'http://localhost:4000/oauth2callback';

/** The real client, as the product uses it. It calls again only where a test asks for that. */
export function googleClient(
  { google }: Sandbox,
  options: { clientSecret?: string; timeout?: number; retry?: number } = {},
) {
  const { clientId, clientSecret, issuer } = google;
  return new OAuth2Client({
    clientId,
    clientSecret: options.clientSecret ?? clientSecret,
    redirectUri: REDIRECT_URI,
    issuers: [issuer],
    endpoints: {
      oauth2AuthBaseUrl: google.authorizationUrl,
      oauth2TokenUrl: google.tokenUrl,
      oauth2RevokeUrl: google.revocationUrl,
      oauth2FederatedSignonPemCertsUrl: google.pemCertsUrl,
      oauth2FederatedSignonJwkCertsUrl: google.certsUrl,
    },
    transporterOptions: { timeout: options.timeout ?? 10_000, retryConfig: { retry: options.retry ?? 0 } },
  });
}

export function calendarClient({ google }: Sandbox, auth: OAuth2Client, options: { timeout?: number } = {}) {
  return calendar({ version: 'v3', auth, rootUrl: google.calendarRootUrl, retry: false, ...options });
}

export interface Consent {
  email: string;
  name?: string;
  hostedDomain?: string;
  emailVerified?: boolean;
  grantCalendar?: boolean;
  deny?: boolean;
  scopes?: string[];
  nonce?: string;
  accessType?: 'online' | 'offline';
  prompt?: string;
}

/** Goes to the consent page and back, without a browser. */
export async function consent(sandbox: Sandbox, wish: Consent) {
  const {
    scopes = [...SIGN_IN, CALENDAR],
    nonce,
    accessType = 'offline',
    prompt = 'consent',
    ...said
  } = wish;
  const client = googleClient(sandbox);
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
  const authorizationUrl = client.generateAuthUrl({
    scope: scopes,
    state: 'a state/with+signs',
    access_type: accessType,
    prompt,
    code_challenge: codeChallenge as string,
    code_challenge_method: CodeChallengeMethod.S256,
    ...(nonce && { nonce }),
  });
  const body = { authorizationUrl, ...said };
  const { redirect } = (await control(sandbox, 'POST', '/google/consent', body)) as { redirect: string };
  return { client, codeVerifier, authorizationUrl, redirect, query: new URL(redirect).searchParams };
}

/** A client that has an account's tokens. */
export async function signIn(sandbox: Sandbox, wish: Partial<Consent> = {}) {
  const email = wish.email ?? someAddress();
  const { client, codeVerifier, query } = await consent(sandbox, { ...wish, email });
  const { tokens } = await client.getToken({ code: query.get('code') ?? '', codeVerifier });
  client.setCredentials(tokens);
  return { client, tokens, email, events: calendarClient(sandbox, client).events };
}

export function anEvent(change: object = {}) {
  return {
    summary: 'Lantern walk',
    description: 'Bring a light.',
    location: 'Old bridge',
    start: { dateTime: '2030-01-01T18:00:00.000Z', timeZone: 'UTC' },
    end: { dateTime: '2030-01-01T20:00:00.000Z', timeZone: 'UTC' },
    ...change,
  };
}

/** An id as the product would make one. */
export function someEventId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

export interface ApiError {
  status: number | undefined;
  /** Of OAuth. */
  error: string | undefined;
  /** Of the calendar. */
  reason: string | undefined;
  body: { error: { code: number; message: string; errors: object[]; status?: string; details?: object[] } };
  headers: Headers;
}

/** Why Google said no. */
export async function errorOf(calling: Promise<unknown>): Promise<ApiError> {
  const error = await calling.then(
    () => expect.unreachable('it was accepted'),
    (thrown) => thrown,
  );
  const body = error.response?.data;
  return {
    status: error.response?.status,
    error: typeof body?.error === 'string' ? body.error : undefined,
    reason: body?.error?.errors?.[0]?.reason,
    body,
    headers: error.response?.headers,
  };
}
