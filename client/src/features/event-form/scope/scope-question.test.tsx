import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  accountWith,
  anEvent,
  type FakeApi,
  type FakeEvent,
  type Page,
  pageOf,
  userErrorsOf,
} from '../../../testing/fake-api';
import { grain } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';

const planChangeImpact = { refundCount: 1, refundPence: 2_450 };
const on = (date: string, some: FakeEvent = {}): FakeEvent =>
  anEvent({
    id: date,
    date,
    timeZone: 'Europe/London',
    pricePence: 0,
    signUpCount: 5,
    planChangeImpact,
    ...some,
  });

/** Five Sundays; the second is edited, the fourth was moved to another time by hand. */
const dates = [
  on('2097-03-03', { hasEnded: true }),
  on('2097-03-10', { signUpCount: 9 }),
  on('2097-03-17'),
  on('2097-03-24', { startTime: '17:00' }),
  on('2097-03-31'),
];

async function openEdit(some: Partial<FakeApi> = {}, id = '2097-03-10') {
  const series = { id: 'series', interval: 'WEEK' as const, events: () => pageOf(dates) };
  const event = { ...dates.find((each) => each.id === id), series };
  const updateEvent = vi.fn<FakeApi['updateEvent']>(() => ({
    event,
    skippedEvents: [{ id: '2097-03-24', date: '2097-03-24' }],
  }));
  const app = renderApp(`/staff-events/${id}`, {
    viewer: () => accountWith(grain, [event]),
    event: () => event,
    updateEvent,
    ...some,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByText(/^Every week, on Sunday · \d of 5$/);
  return { ...app, updateEvent };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const question = () => screen.queryByRole('group', { name: 'Which events change?' });
const following = () => screen.getByRole('radio', { name: /^This and the following/ });
const rowsAfter = () =>
  within(screen.getByRole('region', { name: 'The dates after saving' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('E7: asks which events change once something has changed, and saves nothing before that is chosen', async () => {
  const { user, updateEvent } = await openEdit();
  expect(question()).not.toBeInTheDocument();
  type('Title', 'Rye');
  expect(question()).toBeVisible();
  for (const name of [/^This event/, /^This and the following/])
    expect(screen.getByRole('radio', { name })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Choose which events change' }));
  expect(screen.getByRole('radio', { name: /^This event/ })).toHaveFocus();
  expect(updateEvent).not.toHaveBeenCalled();
  type('Title', 'Bread for beginners');
  expect(question()).not.toBeInTheDocument();
});

it('E7: counts the events and places that change, and names the event that was edited by hand', async () => {
  const { user, updateEvent } = await openEdit();
  type('Start Time', '11:00');
  expect(
    screen.getByText('Sunday 24 March stays as it is: its Start Time was edited by hand.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/staff-events/2097-03-24');
  expect(following().closest('label')).toHaveTextContent('3 events, 10 March to 31 March 209719 places');
  await user.click(following());
  expect(rowsAfter()).toEqual([
    'Sunday 3 March10:00 over',
    'Sunday 10 March11:00 changes',
    'Sunday 17 March11:00 changes',
    'Sunday 24 March17:00 kept',
    'Sunday 31 March11:00 changes',
  ]);
  const mail = within(screen.getByRole('region', { name: 'The people with these 19 places get a mail' }));
  expect(mail.getByText('Somebody with several dates gets one mail that lists them all.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save 3 events and send the mails' }));
  expect(updateEvent.mock.calls[0]?.[0].input).toMatchObject({
    id: '2097-03-10',
    startTime: '11:00',
    scope: 'THIS_AND_FOLLOWING',
    notifyAttendees: true,
  });
  expect(
    await screen.findByText(
      '3 events were updated successfully. Sunday 24 March stays as it was, because it was edited by hand.',
    ),
  ).toBeVisible();
});

it('changes this event alone where that is chosen', async () => {
  const { user, updateEvent } = await openEdit({});
  type('Location', 'The Dairy');
  await user.click(screen.getByRole('radio', { name: /^This event/ }));
  await user.click(screen.getByRole('button', { name: 'Save and send 9 mails' }));
  expect(updateEvent.mock.calls[0]?.[0].input).toMatchObject({ location: 'The Dairy', scope: 'THIS' });
  expect(await screen.findByText('Event was updated successfully')).toBeVisible();
});

it('moves the following dates by as many days', async () => {
  const { user } = await openEdit();
  type('Date', '2097-03-12');
  await user.click(following());
  expect(rowsAfter().slice(1, 3)).toEqual(['Tuesday 12 March10:00 changes', 'Tuesday 19 March10:00 changes']);
});

it('shows the server’s sentence where another event is on the date', async () => {
  const message = 'The series has another event on this date';
  const { user } = await openEdit({
    updateEvent: () => userErrorsOf({ code: 'INVALID_DATE_TIME_FORMAT', field: 'date', message }),
  });
  type('Date', '2097-03-17');
  await user.click(screen.getByRole('radio', { name: /^This event/ }));
  await user.click(screen.getByRole('button', { name: 'Save and send 9 mails' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('loads a long series page by page before it counts', async () => {
  const many = Array.from({ length: 25 }, (_, index) => on(`2097-04-${String(index + 1).padStart(2, '0')}`));
  const series = {
    id: 'series',
    interval: 'WEEK' as const,
    events: (page: Page) => pageOf(many, page),
  };
  const event = { ...many[0], series };
  const { user } = renderApp('/staff-events/2097-04-01', {
    viewer: () => accountWith(grain, [event]),
    event: () => event,
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByText(/ · 1 of 25$/)).toBeVisible();
});

it('asks nothing where no event follows', async () => {
  await openEdit({}, '2097-03-31');
  type('Title', 'Rye');
  expect(question()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

it('S52: adds up the refunds that the change of each event opens', async () => {
  const { user } = await openEdit();
  type('Start Time', '11:00');
  expect(await screen.findByText(/^People who paid can then .*: 1 payment, £24\.50\.$/)).toBeVisible();
  await user.click(following());
  expect(screen.getByText(/^People who paid can then .*: 3 payments, £73\.50\.$/)).toBeVisible();
});
