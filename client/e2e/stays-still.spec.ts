import { ApiAccount } from './support/api-account';
import { CheckoutPage } from './support/checkout-page';
import { EventPage } from './support/event-page';
import { expectStill, expectUnmoved, painted, watchLayout } from './support/layout-shift';
import { newPerson, type Role } from './support/person';
import { NOT_FOUND } from './support/screen';
import { expect, test } from './support/shared-browser';
import { endStreams } from './support/streams';
import { WelcomePage } from './support/welcome-page';

const pagesOf: Record<Role, Record<string, (eventId: string) => string>> = {
  USER: {
    'the page of an event': (id) => `/events/${id}`,
    'My Events': () => '/signedUpEvents',
    'the account': () => '/account',
  },
  STAFF: {
    'the dashboard': () => '/staff-dashboard',
    'the page of one’s own event': (id) => `/staff-events/${id}`,
    'the form of a new event': () => '/create-event',
    'My Events': () => '/signedUpEvents',
    'the account': () => '/account',
  },
};

const pagesOfVisitors = {
  'the dashboard, for a visitor,': '/staff-dashboard',
  'My Events, for a visitor,': '/signedUpEvents',
  'the account, for a visitor,': '/account',
  'the payment page, for a visitor,': '/payment?event=1',
  'the form for a forgotten password': '/forgot-password',
  'the form for a new password': '/reset-password?token=1',
  'a page that there is not': '/no/such/page',
};

for (const [screen, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a desk': { width: 1440, height: 900 },
})) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => watchLayout(page));
    test.beforeEach(({ context }) => endStreams(context));

    test('the welcome page does not move while it loads', async ({ page }) => {
      await page.goto('/');
      await expectStill(page, new WelcomePage(page).form('User registration'));
    });

    test('the list of events does not move while it loads, for any visitor', async ({
      page,
      organizer,
      signIn,
    }) => {
      await organizer.createEvent();
      for (const isSignedIn of [false, true]) {
        if (isSignedIn) await signIn('USER');
        await page.goto('/events');
        await expectStill(page, page.getByRole('article').first());
      }
    });

    test('a month does not move while it loads, for any visitor', async ({ page, organizer, signIn }) => {
      await organizer.createEvent();
      for (const isSignedIn of [false, true]) {
        if (isSignedIn) await signIn('USER');
        await page.goto('/events?view=month');
        await expectStill(page, page.getByRole('region', { name: /^\w+ \d+ \w+$/ }));
      }
    });

    test('an event does not move while it loads for a visitor without a session', async ({
      page,
      organizer,
    }) => {
      const { id } = await organizer.createEvent();
      const event = new EventPage(page);
      await event.open(id);
      await expectStill(page, event.takingPart);
    });

    for (const timezoneId of ['Pacific/Auckland', 'Europe/London']) {
      test.describe(`in ${timezoneId}`, () => {
        test.use({ timezoneId });

        test('L10: nothing moves by a pixel when the visitor’s own time comes', async ({
          page,
          organizer,
        }) => {
          const times = { date: '2097-06-01', startTime: '19:45', endTime: '01:00' };
          const { id } = await organizer.createEvent({ ...times, timeZone: 'Europe/London' });
          await page.goto(`/events/${id}`);
          await expectUnmoved(
            page,
            page.getByText(timezoneId.includes('London') ? 'London time' : /your time$/),
          );
          await page.goto('/events?date=dates&from=2097-06-01&to=2097-06-01');
          const shown = timezoneId.includes('London') ? '19:45 – 01:00' : '19:45 – 01:00 BST';
          await expectUnmoved(page, page.getByRole('article').getByText(`${shown}, ends`).first());
        });
      });
    }

    for (const role of ['USER', 'STAFF'] as const) {
      const pages = Object.entries(pagesOf[role]);
      test(`pages do not move while they load (${role})`, async ({ page, context, signIn, organizer }) => {
        await signIn(role);
        const own = new ApiAccount(context.request);
        const { id } = await (role === 'STAFF' ? own : organizer).createEvent({ price: '0', capacity: 12 });
        if (role === 'USER') await own.signUp(id, newPerson('USER'));
        for (const [name, path] of pages)
          await test.step(name, async () => {
            await page.goto(path(id));
            await expectStill(page, page.getByRole('contentinfo').last());
          });
      });
    }

    test('pages of staff do not move when a payment needs a look', async ({
      page,
      context,
      signIn,
      registerElsewhere,
      stripe,
    }) => {
      await signIn('STAFF');
      const { id } = await new ApiAccount(context.request).createEvent({ price: '24.50' });
      await stripe.dropWebhooks();
      const { account, person } = await registerElsewhere('USER');
      const { intentId, paymentId } = await account.startCheckout(id, person);
      await stripe.takeTime(intentId);
      await stripe.pay(intentId);
      await account.completeCheckout(paymentId);
      for (const path of ['/staff-dashboard', `/staff-events/${id}`]) {
        // After all else has been painted.
        await page.route('**/graphql*', async (route) => {
          if (route.request().postData()?.includes('PaymentsNeedingAttention')) await painted(page);
          await route.continue();
        });
        await page.goto(path);
        await expectStill(page, page.getByRole('region', { name: 'Payments that need a look' }));
      }
    });

    test('the page of one’s own event does not move by a pixel when its people come last', async ({
      page,
      context,
      signIn,
      registerElsewhere,
    }) => {
      await signIn('STAFF');
      const { id } = await new ApiAccount(context.request).createEvent({ price: '0', capacity: 12 });
      await page.route('**/graphql*', async (route) => {
        if (route.request().postData()?.includes('EventAttendees(')) {
          await expect(page.getByRole('region', { name: /^(How it sells|Nobody yet)/ })).toBeVisible();
          await painted(page);
        }
        await route.continue();
      });
      for (const shown of ['There are no sign-ups yet.', '1 of 1 shown']) {
        if (shown.startsWith('1')) {
          await page.goto('/events');
          const { account, person } = await registerElsewhere('USER');
          await account.signUp(id, person);
        }
        await page.goto(`/staff-events/${id}`);
        await expectUnmoved(page, page.getByText(shown));
      }
    });

    test('the payment page does not move while it loads', async ({ page, signIn, organizer }) => {
      await signIn('USER');
      const { id } = await organizer.createEvent();
      const checkout = new CheckoutPage(page);
      await checkout.open(id);
      await expectStill(page, checkout.payButton);
      await expect(checkout.payButton).toBeEnabled();
    });

    test('pages do not move while they load for a visitor without a session', async ({
      page,
      expectedComplaints,
    }) => {
      expectedComplaints.push(NOT_FOUND);
      for (const [name, path] of Object.entries(pagesOfVisitors))
        await test.step(name, async () => {
          await page.goto(path);
          await expectStill(page, page.getByRole('contentinfo'));
        });
    });
  });
}
