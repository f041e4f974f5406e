import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi, type FakeEvent } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { failure } from '../../testing/schema-link';
import { howManyMails, isOver } from './change-notice';
import { changesToTell, emptyEvent } from './event-values';

function renderEvent(some: FakeEvent = {}, answer?: FakeApi['updateEvent']) {
  const event = anEvent({ signUpCount: 8, ...some });
  const updateEvent = vi.fn<FakeApi['updateEvent']>(answer ?? (() => ({ event })));
  const app = renderApp('/staff-events/bread', {
    viewer: () => accountWith(grain, [event]),
    event: () => event,
    updateEvent,
  });
  return { ...app, updateEvent };
}

async function openEdit(some: FakeEvent = {}, answer?: FakeApi['updateEvent']) {
  const { user, updateEvent } = renderEvent(some, answer);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const input = () => updateEvent.mock.calls[0]?.[0].input;
  return { user, type, input };
}

/** Of the event in fake-schema.ts. */
const UPDATED_AT = '2027-03-01T09:30:00.000Z';

afterEach(() => sessionStorage.clear());

const notice = () => screen.queryByRole('region', { name: /gets? a mail/ });

it('L6: says who gets a mail with old and new, and sends it with a line of one’s own', async () => {
  const { user, type, input } = await openEdit();
  type('Date', '2027-03-20');
  type('Start Time', '11:00');
  const box = within(screen.getByRole('region', { name: 'The 8 people who signed up get a mail' }));
  const rows = box.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringMatching(/^Sat 13 Mar.*Sat 20 Mar/), '10:0011:00']);
  await user.type(box.getByLabelText(/A line from you/), ' Sorry! ');
  await user.click(screen.getByRole('button', { name: 'Save and send 8 mails' }));
  expect(input()).toEqual({
    id: 'bread',
    removeCover: false,
    date: '2027-03-20',
    startTime: '11:00',
    expectedUpdatedAt: UPDATED_AT,
    notifyAttendees: true,
    messageToAttendees: 'Sorry!',
    // The schema's default.
    scope: 'THIS',
  });
});

it('leaves the mail out where its box is not ticked', async () => {
  const { user, type, input } = await openEdit();
  type('Location', 'The Dairy');
  await user.type(screen.getByLabelText(/A line from you/), 'Sorry!');
  await user.click(screen.getByLabelText('Send the mail when I save'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(input()).toEqual({
    id: 'bread',
    removeCover: false,
    location: 'The Dairy',
    expectedUpdatedAt: UPDATED_AT,
    notifyAttendees: false,
    scope: 'THIS',
  });
});

it('keeps the line, and the choice to send no mail, when the session had ended', async () => {
  const ended = vi.fn<FakeApi['updateEvent']>(() => Promise.reject(failure('UNAUTHENTICATED')));
  const { user, type } = await openEdit({}, ended);
  type('Location', 'The Dairy');
  await user.type(screen.getByLabelText(/A line from you/), 'Sorry!');
  await user.click(screen.getByLabelText('Send the mail when I save'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User not authenticated')).toBeVisible();
  document.body.replaceChildren();

  const again = renderEvent();
  expect(await screen.findByLabelText('Location')).toHaveValue('The Dairy');
  const box = screen.getByLabelText('Send the mail when I save');
  expect(box).not.toBeChecked();
  await again.user.click(box);
  expect(screen.getByLabelText(/A line from you/)).toHaveValue('Sorry!');
});

it.each([
  ['changes without a mail', {}, 'Title', 'Rye'],
  ['an event without sign-ups', { signUpCount: 0 }, 'Date', '2027-03-20'],
  ['an event that was over and stays so', { hasEnded: true }, 'Date', '2020-03-20'],
])('says nothing of a mail for %s', async (_what, event, label, value) => {
  const { type } = await openEdit(event);
  type(label, value);
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

it('says so for an event that was over and takes place again', async () => {
  const { type } = await openEdit({ hasEnded: true, signUpCount: 1 });
  type('Date', '2097-03-20');
  expect(notice()).toHaveAccessibleName('The person who signed up gets a mail');
  expect(screen.getByRole('button', { name: 'Save and send 1 mail' })).toBeVisible();
});

it('compares without spaces, and leaves out what is empty', () => {
  const before = { ...emptyEvent, location: 'Leeds', date: '2027-03-13' };
  expect(changesToTell(before, { ...before, location: ' Leeds ', date: '' })).toEqual([]);
});

it('counts mails', () => {
  expect([1, 2, 60_000].map(howManyMails)).toEqual(['1 mail', '2 mails', '60,000 mails']);
});

it.each([
  ['10:00', '12:30', '2027-03-13T12:30:00Z', true],
  ['10:00', '12:30', '2027-03-13T12:29:00Z', false],
  ['22:00', '01:00', '2027-03-13T23:00:00Z', false],
  ['22:00', '01:00', '2027-03-14T01:00:00Z', true],
])('knows whether an event from %s to %s is over at %s', (startTime, endTime, now, over) => {
  const values = { ...emptyEvent, date: '2027-03-13', startTime, endTime, timeZone: 'UTC' };
  expect(isOver(values, Date.parse(now))).toBe(over);
});

const shownStays = /People who have paid keep the time that they were shown/;

const refunds = () => screen.queryByText(/for the whole price/);

it('S52: says before saving how many refunds of how many pounds a change opens', async () => {
  const planChangeImpact = { refundCount: 1_204, refundPence: 2_949_800 };
  const { type } = await openEdit({ location: 'The Mill, Leeds', planChangeImpact });
  type('Location', 'the mill. Leeds');
  type('Title', 'Rye');
  expect(refunds()).not.toBeInTheDocument();
  type('Location', 'The Dairy');
  await waitFor(() =>
    expect(refunds()).toHaveTextContent(
      'People who paid can then give the place back for the whole price, until the event starts: 1,204 payments, £29,498.',
    ),
  );
});

it('S52: says nothing of money where no person has paid, and to an editor', async () => {
  const { type } = await openEdit({ pricePence: 0, refundDeadlineHours: 24 });
  type('Location', 'The Dairy');
  type('Refund deadline', '48');
  expect(refunds()).not.toBeInTheDocument();
  expect(screen.queryByText(shownStays)).not.toBeInTheDocument();
});

it('P23: says before saving that an earlier deadline is not for people who have paid', async () => {
  const { type } = await openEdit({ pricePence: 2450, refundDeadlineHours: 48 });
  type('Refund deadline', '24');
  expect(screen.queryByText(shownStays)).not.toBeInTheDocument();
  type('Refund deadline', '168');
  expect(screen.getByText(shownStays)).toBeVisible();
  type('Refund deadline', '');
  expect(screen.getByText(shownStays)).toBeVisible();
});
