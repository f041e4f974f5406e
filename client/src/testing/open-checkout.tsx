import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { EventPageDocument } from '../features/events/gql/event-page';
import { anEventWith, aPayment, aSignUp, type FakeApi } from './fake-api';
import { type FakeStripe, installFakeStripe } from './fake-stripe';
import { maya } from './people';
import { renderApp } from './render-app';
import { answerTo } from './schema-link';

const { event } = answerTo(EventPageDocument, { id: 'bread' });

export const order = { event, viewerId: maya.id, name: 'Maya O.', email: 'maya@example.org' };

/** A place that was paid for. */
export const paid = aSignUp({ payment: aPayment({ status: 'SUCCEEDED' }) });

/** The API's answer about a payment that there is now. */
export const started = (some: Partial<ReturnType<typeof aPayment>> = {}, clientSecret = 'secret') => ({
  payment: aPayment(some),
  clientSecret,
});

/** The API's answer when the payment was a success. */
export const signedUp = () => ({
  signUp: { ...paid, event: anEventWith([], { signUpCount: 1, viewerSignUp: paid }) },
});

interface Stage extends Partial<FakeApi> {
  stripe?: Partial<FakeStripe>;
  /** The order that the event page hands over; null: someone came straight to the address. */
  state?: typeof order | null;
  path?: string;
}

/** The payment page, for Maya and the bread unless a test says otherwise. */
export function openCheckout({ stripe, state = order, path = '/payment?event=bread', ...api }: Stage = {}) {
  const installed = installFakeStripe(stripe);
  const at = new URL(path, window.location.origin);
  const app = renderApp({ pathname: at.pathname, search: at.search, state }, { viewer: () => maya, ...api });
  const card = async () => within(await screen.findByRole('region', { name: 'Payment' }));
  async function payButton(name = 'Pay £24.50') {
    const button = await screen.findByRole('button', { name });
    await screen.findByText(/^Card fields/);
    return button;
  }
  async function pay(name?: string) {
    const button = await payButton(name);
    // A click before the card's fields are ready is lost.
    await waitFor(() => expect(button).toBeEnabled());
    await app.user.click(button);
  }
  return { ...app, stripe: installed, card, payButton, pay };
}
