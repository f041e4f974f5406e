import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEvent, anEventWith, aPayment, aSignUp, type FakeApi, never } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

function open(some: Partial<FakeApi> = {}) {
  const app = renderApp('/events/bread', { viewer: () => maya, event: () => anEventWith([]), ...some });
  const card = async () => within(await screen.findByRole('region', { name: 'Sign up' }));
  return { ...app, card };
}

it('says that the form is loading', async () => {
  const { card } = open({ event: () => anEventWith([], { viewerSignUp: never }) });
  expect(await (await card()).findByText('Loading sign up form...')).toHaveRole('status');
});

it('is signed up for a person who is', async () => {
  const { card } = open({ event: () => anEventWith([], { viewerSignUp: aSignUp() }) });
  expect(await (await card()).findByRole('button', { name: 'Already signed up' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
});

it('says that the form could not be fetched, and tries again', async () => {
  const viewerSignUp = vi.fn(() => null).mockImplementationOnce(connectionLost);
  const { card, user } = open({ event: () => anEventWith([], { viewerSignUp }) });
  expect(await (await card()).findByRole('alert')).toHaveTextContent('Error fetching sign up form');
  await user.click((await card()).getByRole('button', { name: 'Try again' }));
  expect(await (await card()).findByRole('button', { name: 'Sign up' })).toBeVisible();
});

it('says so as well when it is not known who is signed in', async () => {
  const viewer = vi.fn(() => maya).mockImplementationOnce(connectionLost);
  const { card, user } = open({ viewer });
  expect(await (await card()).findByRole('alert')).toHaveTextContent('Error fetching sign up form');
  await user.click((await card()).getByRole('button', { name: 'Try again' }));
  expect(await (await card()).findByRole('button', { name: 'Sign up' })).toBeVisible();
});

it('is honest where paying is off, without a button', async () => {
  const { card } = open({
    event: () => anEventWith([], { pricePence: 2450 }),
    settings: () => ({ paymentsEnabled: false }),
  });
  expect(await (await card()).findByText(/This event cannot be paid for at the moment/)).toBeVisible();
  expect((await card()).getByText('£24.50')).toBeVisible();
  expect((await card()).queryByRole('button')).not.toBeInTheDocument();
});

it('says to the person what was paid', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-01T12:00:00Z') });
  const payment = aPayment({ status: 'SUCCEEDED' });
  const { card } = open({ event: () => anEvent({ viewerSignUp: aSignUp({ payment }) }) });
  expect(await (await card()).findByText('Paid £24.50 on 1 March')).toBeVisible();
  expect((await card()).getByRole('button', { name: 'Already signed up' })).toBeDisabled();
});

it('has a bar that leads to the card', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T12:00:00Z') });
  open();
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '#sign-up');
  expect(screen.getByText('Sat 13 Mar, 10:00')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Sign up' })).toHaveAttribute('id', 'sign-up');
});

it('says the year in the bar and in the date block where it is not this one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') });
  open();
  expect(await screen.findByText('Sat 13 Mar 2027, 10:00')).toBeInTheDocument();
  expect(screen.getByText('2027')).toHaveAttribute('aria-hidden', 'true');
});

it.each([0, 2450])(
  'O9: promises no confirmation where no mail is sent, for a price of %i',
  async (pricePence) => {
    const { card } = open({
      event: () => anEventWith([], { pricePence }),
      settings: () => ({ mailEnabled: false, paymentsEnabled: true }),
    });
    expect(await (await card()).findByText(/No mail is sent from here at the moment\.$/)).toBeVisible();
    expect((await card()).queryByText(/We send a confirmation/)).not.toBeInTheDocument();
  },
);
