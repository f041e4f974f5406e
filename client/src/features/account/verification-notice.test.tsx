import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const unverified = { ...grain, emailVerified: false };

function open(some: Partial<FakeApi> = {}) {
  return renderApp('/staff-dashboard', {
    viewer: () => accountWith(unverified, []),
    settings: () => ({ requireVerifiedStaff: true }),
    ...some,
  });
}

it('tells unverified staff what to do, and sends the link again', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user } = open({ requestEmailVerification: () => promise });
  expect(await screen.findByText(/Please verify your email address first/)).toHaveTextContent(
    'by the link that we sent to g@turnout.example. Until then you cannot create, edit or delete events.',
  );
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  resolve({});
  const sent = await screen.findByText('We have sent you a new link.');
  expect(sent.closest('[role="status"]')).toBeVisible();
});

it.each([
  ['the account is verified', { viewer: () => accountWith(grain, []) }],
  ['verification is not required', { settings: () => ({}) }],
])('is silent when %s', async (_, some) => {
  open(some);
  expect(await screen.findByText(/No events avaliable at the moment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it.each([
  ['Network error. Please check your internet connection', connectionLost],
  [
    'Too many attempts. Please try again in 1 minute.',
    () => Promise.reject(failure('RATE_LIMITED', { retryAfterSeconds: 60 })),
  ],
  ['Not today', () => userErrorsOf({ message: 'Not today' })],
])('says when no link was sent: %s', async (sentence, requestEmailVerification) => {
  const { user } = open({ requestEmailVerification });
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

it('is said in the form as well, by the server', async () => {
  const message = 'Please verify your email address first';
  const { router, user } = open({ createEvent: () => userErrorsOf({ code: 'EMAIL_NOT_VERIFIED', message }) });
  await router.navigate('/create-event');
  const texts = ['Title', 'Description', 'Location', 'Type'].map((name) => `Event ${name}`);
  for (const label of texts) await user.type(await screen.findByLabelText(label), 'Bread');
  await user.type(screen.getByLabelText('Event Date'), '2027-03-13');
  await user.type(screen.getByLabelText('Event Start Time'), '10:00');
  await user.type(screen.getByLabelText('Event End Time'), '12:00');
  await user.type(screen.getByLabelText('Event price'), '0');
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
