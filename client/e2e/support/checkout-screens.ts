import { CheckoutPage, cards } from './checkout-page';
import { failing, type Open, type Stage } from './screen';

async function openCheckout({ page, organizer }: Stage): Promise<CheckoutPage> {
  const { id } = await organizer.createEvent();
  const checkout = new CheckoutPage(page);
  await checkout.open(id);
  return checkout;
}

export const checkoutScreens: Record<string, Open> = {
  'the payment page': async (stage) => (await openCheckout(stage)).payButton,
  'a declined card': async (stage) => {
    stage.expectedComplaints.push(/402/);
    const checkout = await openCheckout(stage);
    await checkout.pay(cards.isDeclined);
    return checkout.panel.getByRole('alert');
  },
  'a payment just made': async (stage) => {
    const checkout = await openCheckout(stage);
    await checkout.pay();
    return checkout.paid;
  },
  'a payment that takes its time': async (stage) => {
    const checkout = await openCheckout(stage);
    const eventId = new URL(stage.page.url()).searchParams.get('event') ?? '';
    const [intent] = await stage.stripe.paymentsFor(eventId);
    await stage.stripe.takeTime(intent?.id ?? '');
    await checkout.pay();
    return checkout.panel.getByText(/^Your payment is being processed/);
  },
  'a payment of which the answer is lost': async (stage) => {
    stage.expectedComplaints.push(/net::ERR_FAILED/);
    await stage.context.route('/graphql', (route) =>
      route.request().postData()?.includes('mutation CompleteCheckout(') ? route.abort() : route.continue(),
    );
    const checkout = await openCheckout(stage);
    await checkout.pay();
    return checkout.panel.getByRole('button', { name: 'Check again' });
  },
  'a payment that cannot be created': async (stage) => {
    const { id } = await stage.organizer.createEvent();
    return failing('CheckoutPage', `/payment?event=${id}`)(stage);
  },
  'a payment for an event that there is not': async ({ page }) => {
    await page.goto('/payment?event=1');
    return page.getByText('No event found');
  },
};
