import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain, maya, noor } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const NO_MAIL = 'No mail is sent from here at the moment.';
const BAD_LINK = `This link is not valid any more. ${NO_MAIL}`;
const unverified = { ...grain, emailVerified: false };
const badLink = () =>
  userErrorsOf({ code: 'INVALID_OR_EXPIRED_LINK', message: 'This link is not valid any more. Please ask' });

function open(path: string, some: Partial<FakeApi> = {}, settings: object = {}) {
  return renderApp(path, { ...some, settings: () => ({ mailEnabled: false, ...settings }) });
}

it('O9: offers Google to a person who forgot their password', async () => {
  open('/forgot-password', {}, { googleSignInEnabled: true });
  expect(
    await screen.findByText(`${NO_MAIL} If your address is a Google account, log in with Google.`),
  ).toBeVisible();
});

it.each([
  [false, 'Ask the people who run this site to verify it.'],
  [true, 'Log in with your company’s Google account, or ask the people who run this site to verify it.'],
])(
  'O9: tells unverified staff who can verify their address (Google: %s)',
  async (googleSignInEnabled, how) => {
    const viewer = () => accountWith(unverified, []);
    open('/staff-dashboard', { viewer }, { requireVerifiedStaff: true, googleSignInEnabled });
    expect(
      await screen.findByText(
        `You cannot create, edit or delete events before your address is verified. ${NO_MAIL} ${how}`,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  },
);

it('O9: speaks of no link on the page of an account that is not verified', async () => {
  open('/account', { viewer: () => ({ ...maya, emailVerified: false, sessions: [] }) });
  const form = within(await screen.findByRole('form', { name: 'Name and e-mail' }));
  expect(
    form.getByText('No mail is sent from here at the moment, so no link can verify your address.'),
  ).toBeVisible();
  expect(form.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it.each([null, unverified])('O9: offers no new link in place of a spent one (%o)', async (viewer) => {
  open('/verify-email#secret', { viewer: () => viewer, verifyEmail: badLink });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(BAD_LINK);
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it.each(['/reset-password', '/confirm-address'])('O9: %s offers no new link', async (path) => {
  open(path);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(BAD_LINK));
  expect(screen.queryByRole('link', { name: 'Ask for a new link' })).not.toBeInTheDocument();
});

it('O9: confirms an address without a word of mails that come to it', async () => {
  const { user } = open('/confirm-address#secret', {
    confirmContact: () => ({ event: { id: 'bread', title: 'Bread for beginners' } }),
  });
  expect(await screen.findByText(/^A person gave the address .+ confirm it\. If it was not/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(
    await screen.findByText(`Thank you. The address is confirmed for Bread for beginners. ${NO_MAIL}`),
  ).toBeVisible();
});

const counts = { eventCount: 2, placeCount: 0, placeRefundPence: 0 };

it.each([
  [1, '1 person loses their place and gets no mail.'],
  [180, '180 people lose their place and get no mail.'],
])(
  'O9: says that no people are mailed about events that go with an account: %i',
  async (signUpCount, words) => {
    const deletionImpact = { ...counts, events: { signUpCount, waitingCount: 0, refundPence: 0 } };
    open('/account', { viewer: () => ({ ...grain, sessions: [], deletionImpact }) });
    const section = within(await screen.findByRole('region', { name: 'Delete your account' }));
    expect(await section.findByText(`2 events of yours are deleted. ${words}`)).toBeVisible();
  },
);

it('O9: says so in general words where there are no numbers', async () => {
  open('/account', { viewer: () => ({ ...grain, sessions: [], deletionImpact: null }) });
  const section = within(await screen.findByRole('region', { name: 'Delete your account' }));
  expect(
    await section.findByText('Your events go with it, and so do the places of people who signed up to them.'),
  ).toBeVisible();
});

it('O9: sends a colleague who is no staff to Google alone', async () => {
  open('/events', { viewer: () => ({ ...noor, email: 'noor@turnout.example' }) });
  expect(await screen.findByText(/^You are logged in as a user/)).toHaveTextContent(
    'belongs to turnout.example. Log in with the company’s Google account. Then you are staff.',
  );
});
