import { newPerson } from './person';
import { goTo, heading, NOT_FOUND, type Visit } from './screen';
import { WelcomePage } from './welcome-page';

/** The pages of a visitor without a session, events aside. */
export const visitorScreens: Record<string, Visit> = {
  'the welcome page': async ({ page, screen, state }) => {
    const welcome = new WelcomePage(page);
    await screen('the welcome page', async () => {
      await welcome.open();
      return welcome.heading;
    });
    await state('the welcome page with an error', async () => {
      await welcome.send('Staff registration', newPerson('USER'));
      return welcome.form('Staff registration').getByRole('alert');
    });
    await state('the welcome page after Google failed', async () => {
      await page.evaluate(() => Object.assign(window, { open: () => null }));
      await page.getByRole('button', { name: 'Login with Google' }).click();
      return page.getByRole('alert').filter({ hasText: 'Google' });
    });
    await screen('the welcome page for a visitor from an event', async () => {
      await page.goto('/?next=%2Fevents%2F1%23sign-up');
      return welcome.heading;
    });
  },
  'pages of links from mails': async ({ page, screen, state }) => {
    await screen('the forgot password page', async () => {
      await page.goto('/forgot-password');
      return heading(page, 'Forgot your password?');
    });
    await state('a rejected address on the forgot password page', async () => {
      await page.getByRole('button', { name: 'Send link' }).click();
      return page.getByRole('alert');
    });
    await state('a link asked for', async () => {
      await page.getByLabel('E-mail').fill(newPerson('USER').email);
      await page.getByRole('button', { name: 'Send link' }).click();
      return page.getByText(/^If there is an account with this address/);
    });
    await screen('the form of a new password', async () => {
      await goTo(page, '/reset-password#secret');
      return page.getByRole('form', { name: 'Password reset' });
    });
    await state('an address’s bad link', async () => {
      await goTo(page, '/verify-email');
      return page.getByRole('main').getByRole('link', { name: 'Log in' });
    });
    await state('a password’s bad link', async () => {
      await goTo(page, '/reset-password');
      return page.getByRole('link', { name: 'Ask for a new link' });
    });
    await state('the question whether an address is theirs', async () => {
      await goTo(page, '/confirm-address#secret');
      return page.getByRole('button', { name: 'Confirm' });
    });
  },
  'pages that ask for a session': async ({ page, screen, state }) => {
    await screen('My Events for a visitor', async () => {
      await page.goto('/signedUpEvents');
      return page.getByText('You need to be logged in to view your events');
    });
    await state('the account for a visitor', async () => {
      await goTo(page, '/account');
      return page.getByText('You need to be logged in to see your account');
    });
    await state('the payment page for a visitor', async () => {
      await goTo(page, '/payment?event=1');
      return page.getByText('User must be logged in');
    });
    await state('a page for staff', async () => {
      await goTo(page, '/staff-dashboard');
      return heading(page, 'Staff only');
    });
    await state('connecting again for a visitor', async () => {
      await goTo(page, '/connect-google-calendar?event=1');
      return page.getByText('you need to be logged in to connect to google calendar');
    });
    await state('connecting again without an event', async () => {
      await goTo(page, '/connect-google-calendar');
      return heading(page, 'Connect Google Calendar');
    });
    await state('a calendar that was not connected', async () => {
      await goTo(page, '/oauth2callback');
      return page.getByText('Your Google Calendar was not connected.');
    });
  },
  'pages without a shell, and pages that are not there': async ({
    page,
    context,
    screen,
    expectedComplaints,
  }) => {
    await screen('the end of Google’s window', async () => {
      await page.addInitScript(() => Object.assign(window, { close: () => {} }));
      await page.goto('/signed-in-with-google');
      return page.getByText('You can close this window');
    });
    await screen('an unknown address', async () => {
      expectedComplaints.push(NOT_FOUND);
      await page.goto('/no/such/page');
      return heading(page, 'Page not found');
    });
    await screen('a page that does not load', async () => {
      expectedComplaints.push(/net::ERR_FAILED/, /dynamically imported module/);
      await context.route('**/assets/my-events-*.js', (route) => route.abort());
      await goTo(page, '/signedUpEvents');
      return heading(page, 'This page did not load');
    });
  },
  'the documentation': async ({ page, screen }) => {
    await screen('a page of the documentation', async () => {
      await page.goto('/docs/list-events');
      return heading(page, 'List events');
    });
    await screen('the documentation’s errors', async () => {
      await page.goto('/docs/errors');
      return heading(page, 'Errors');
    });
  },
};
