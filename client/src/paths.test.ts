import { expect, it } from 'vitest';
import { homePath, pathInside, paths } from './paths';

it.each(['/events/bread', '/signedUpEvents', '/events?search=bread#top'])('S14: goes on to %s', (next) => {
  expect(pathInside(next)).toBe(next);
});

it.each([
  null,
  '',
  'events',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/x/..//evil.example',
  '//',
])('S14: does not go on to %j', (next) => {
  expect(pathInside(next)).toBeNull();
});

it('has an address for every page', () => {
  const fixed = Object.entries(paths).filter(([, path]) => typeof path === 'string');
  expect(Object.fromEntries(fixed)).toEqual({
    welcome: '/',
    forgotPassword: '/forgot-password',
    resetPassword: '/reset-password',
    verifyEmail: '/verify-email',
    confirmAddress: '/confirm-address',
    invitation: '/invitation',
    events: '/events',
    staffDashboard: '/staff-dashboard',
    createEvent: '/create-event',
    myEvents: '/signedUpEvents',
    account: '/account',
    accessTokens: '/access-tokens',
    webhooks: '/webhooks',
    signedInWithGoogle: '/signed-in-with-google',
    docs: '/docs',
    docsOfTokens: '/docs/tokens',
    docsOfWebhooks: '/docs/topics',
    calendarCallback: '/oauth2callback',
    googleSignIn: '/auth/google/start',
  });
});

it('encodes an id that contains special characters', () => {
  const id = 'a/b?c&d#é';
  const encoded = 'a%2Fb%3Fc%26d%23%C3%A9';
  expect([paths.event(id), paths.staffEvent(id), paths.calendarFile(id)]).toEqual([
    `/events/${encoded}`,
    `/staff-events/${encoded}`,
    `/events/${encoded}/event.ics`,
  ]);
  expect([paths.payment(id), paths.connectCalendar(id), paths.welcomeThen(id)]).toEqual([
    `/payment?event=${encoded}`,
    `/connect-google-calendar?event=${encoded}`,
    `/?next=${encoded}`,
  ]);
});

it('leads staff to their dashboard, and all others to the events', () => {
  expect([homePath('STAFF'), homePath('USER'), homePath(undefined)]).toEqual([
    '/staff-dashboard',
    '/events',
    '/events',
  ]);
});
