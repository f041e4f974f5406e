import { ApiAccount } from './support/api-account';
import { anEvent, createLabels, editLabels, fillEvent } from './support/event-fields';
import { expect, test } from './support/test';

const EVENTS = `{ viewer { events(first: 10) { nodes { id title date startsAt } } } }`;

test('E7, E8: a series over a change of clocks has one date left out, and its following events get a new title', async ({
  page,
  signIn,
}) => {
  const { name } = await signIn('STAFF');
  const api = new ApiAccount(page.request);
  async function stored(): Promise<{ id: string; title: string; date: string; startsAt: string }[]> {
    const { data } = await (await page.request.post('/graphql', { data: { query: EVENTS } })).json();
    return data.viewer.events.nodes.toSorted((one: { date: string }, other: { date: string }) =>
      one.date.localeCompare(other.date),
    );
  }

  await page.goto('/create-event');
  const form = page.getByRole('form', { name: 'Create New Event' });
  const title = `Bread by ${name}`;
  await fillEvent(form, createLabels, {
    ...anEvent(),
    title,
    date: '2032-03-14',
    startTime: '18:00',
    endTime: '19:15',
    price: '0',
  });
  await form.getByLabel('Time zone').selectOption('Europe/London');
  await form.getByLabel('Repeat', { exact: true }).selectOption('Every week, on Sunday');
  await form.getByLabel('How many events').fill('5');
  await expect(form.getByText('Clocks change on 28 March.')).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Sun 28 March 18:00 BST' })).toBeChecked();
  await form.getByRole('checkbox', { name: 'Sun 21 March 18:00 GMT' }).uncheck();
  await expect(
    page.getByRole('status').filter({ hasText: '4 dates, 14 March to 11 April 2032' }),
  ).toBeAttached();
  await form.getByRole('button', { name: 'Create 4 events' }).click();
  await expect(page.getByText('4 events were created successfully')).toBeVisible();
  const created = await stored();
  expect(created.map(({ startsAt }) => startsAt)).toEqual([
    '2032-03-14T18:00:00.000Z',
    '2032-03-28T17:00:00.000Z',
    '2032-04-04T17:00:00.000Z',
    '2032-04-11T17:00:00.000Z',
  ]);

  await api.updateEvent(created[2]?.id ?? '', { title: 'Guests bake' });
  await page.goto(`/staff-events/${created[0]?.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('form', { name: 'Edit event' });
  await expect(edit.getByText('Every week, on Sunday · 1 of 4')).toBeVisible();
  await fillEvent(edit, editLabels, { title: 'Rye' });
  await expect(edit.getByText('Sunday 4 April stays as it is: its Title was edited by hand.')).toBeVisible();
  await edit.getByRole('button', { name: 'Choose which events change' }).click();
  await expect(edit.getByRole('radio', { name: /^This event/ })).toBeFocused();
  await edit.getByRole('radio', { name: /^This and the following/ }).check();
  await edit.getByRole('button', { name: 'Save 3 events' }).click();
  await expect(
    page.getByText(
      '3 events were updated successfully. Sunday 4 April stays as it was, because it was edited by hand.',
    ),
  ).toBeVisible();
  expect((await stored()).map(({ date, title: now }) => [date, now])).toEqual([
    ['2032-03-14', 'Rye'],
    ['2032-03-28', 'Rye'],
    ['2032-04-04', 'Guests bake'],
    ['2032-04-11', 'Rye'],
  ]);
});
