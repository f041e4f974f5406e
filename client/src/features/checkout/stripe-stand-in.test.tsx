import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openCheckout } from '../../testing/open-checkout';

const scripts = (url: string) => document.querySelectorAll(`script[src="${url}"]`);

/** jsdom loads no scripts: a test says how the loading of one ended. */
async function end(url: string, event: 'load' | 'error') {
  await waitFor(() => expect(scripts(url)).toHaveLength(1));
  for (const script of scripts(url)) fireEvent(script, new Event(event));
}

function open(name: string) {
  const stripeScriptUrl = `http://localhost:4001/${name}.js`;
  const settings = () => ({ stripeScriptUrl, stripePublishableKey: `pk_test_${name}` });
  return { url: stripeScriptUrl, ...openCheckout({ settings }) };
}

it('is loaded once in place of Stripe’s script, and names test cards', async () => {
  const { url, router, payButton } = open('loaded');
  await end(url, 'load');
  await payButton();
  const cards = within(screen.getByRole('complementary', { name: 'Test cards' }));
  expect(cards.getByText('4242 4242 4242 4242')).toBeVisible();
  await router.navigate('/events');
  await waitFor(() => expect(screen.queryByText(/^Card fields/)).not.toBeInTheDocument());
  await router.navigate('/payment?event=bread');
  await payButton();
  expect(scripts(url)).toHaveLength(1);
});

it('can be loaded again when it did not come', async () => {
  const { url, user, payButton } = open('failing');
  await end(url, 'error');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create payment');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await end(url, 'load');
  await payButton();
});
