import { CheckoutPage, cards } from './checkout-page';
import { inDays } from './event-fields';
import { EventPage } from './event-page';
import { goTo, goToUnanswered, type Visit } from './screen';

export const checkoutScreens: Record<string, Visit> = {
  'paying for a place': async (stage) => {
    const { page, context, signIn, organizer, stripe, screen, state, expectedComplaints } = stage;
    await signIn('USER');
    const checkout = new CheckoutPage(page);
    /** The payment page of an event of its own. */
    const goToCheckout = async () => {
      const { id } = await organizer.createEvent();
      await goTo(page, `/payment?event=${id}`);
      await checkout.payButton.and(page.locator(':enabled')).waitFor();
      return id;
    };
    await screen('a held place on the payment page', async () => {
      const { id } = await organizer.createEvent({ capacity: 1 });
      await checkout.open(id);
      await checkout.cardNumber.waitFor();
      return checkout.panel.getByRole('timer');
    });
    await state('a held place on the event’s page', async () => {
      await page.getByRole('link', { name: 'Back to the event' }).click();
      return new EventPage(page).standing('Your place is held');
    });
    await state('the payment page', async () => {
      await goToCheckout();
      return checkout.payButton;
    });
    await state('a declined card', async () => {
      expectedComplaints.push(/402/);
      await checkout.pay(cards.isDeclined);
      return checkout.panel.getByRole('alert');
    });
    await state('a payment just made', async () => {
      await checkout.pay();
      return checkout.paid;
    });
    await state('a payment that takes its time', async () => {
      const [intent] = await stripe.paymentsFor(await goToCheckout());
      await stripe.takeTime(intent?.id ?? '');
      await checkout.pay();
      return checkout.panel.getByText(/^Your payment is being processed/);
    });
    await state('a payment made too late', async () => {
      await organizer.updateEvent(await goToCheckout(), { date: inDays(-3) });
      await checkout.pay();
      return checkout.panel.getByText('This event is over.');
    });
    await state('a payment of which the answer is lost', async () => {
      expectedComplaints.push(/net::ERR_FAILED/);
      await goToCheckout();
      await context.route('/graphql', (route) =>
        route.request().postData()?.includes('mutation CompleteCheckout(') ? route.abort() : route.continue(),
      );
      await checkout.pay();
      return checkout.panel.getByRole('button', { name: 'Check again' });
    });
    await state('a payment that cannot be created', async () => {
      const { id } = await organizer.createEvent();
      (await goToUnanswered(stage, `/payment?event=${id}`, 'CheckoutPage')).fail();
      return page.getByRole('button', { name: 'Try again' });
    });
    await state('a payment for an event that there is not', async () => {
      await context.unrouteAll();
      await goTo(page, '/payment?event=1');
      return page.getByText('No event found');
    });
  },
};
