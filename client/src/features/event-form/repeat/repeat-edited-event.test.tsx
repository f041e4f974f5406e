import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  accountWith,
  anEvent,
  type FakeApi,
  type FakeEvent,
  pageOf,
  userErrorsOf,
} from '../../../testing/fake-api';
import { grain } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openEdit(fields: FakeEvent = {}, createEventSeries?: FakeApi['createEventSeries']) {
  const event = anEvent({ date: '2097-03-05', signUpCount: 2, series: null, ...fields });
  const updateEvent = vi.fn<FakeApi['updateEvent']>(({ input }) => ({
    event: { ...event, ...(input.title && { title: input.title }), updatedAt: '2097-01-02T00:00:00.000Z' },
  }));
  const create = vi.fn<NonNullable<FakeApi['createEventSeries']>>(
    createEventSeries ??
      (() => {
        event.series = { id: 'series', interval: 'WEEK', events: () => pageOf([event]) };
        return { series: event.series };
      }),
  );
  const app = renderApp('/staff-events/bread', {
    viewer: () => accountWith(grain, [event]),
    event: () => event,
    updateEvent,
    createEventSeries: create,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { ...app, updateEvent, create };
}

it('repeats an event that there is, after its own change', async () => {
  const { user, updateEvent, create } = await openEdit();
  type('Title', 'Rye');
  type('Repeat', 'WEEK');
  await user.click(screen.getByRole('checkbox', { name: /19 March/ }));
  await user.click(screen.getByRole('button', { name: 'Save and create 6 events' }));
  expect(
    await screen.findByText('Event was updated successfully, and 6 other events were created'),
  ).toBeVisible();
  expect(updateEvent.mock.calls[0]?.[0].input).toMatchObject({ id: 'bread', title: 'Rye' });
  expect(create.mock.calls[0]?.[0].input).toEqual({
    eventId: 'bread',
    interval: 'WEEK',
    count: 8,
    exceptDates: ['2097-03-19'],
  });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText(/^Every week/)).toBeVisible();
  expect(screen.queryByLabelText('Repeat')).not.toBeInTheDocument();
});

it('tries the other dates again without a second change, where they could not be created', async () => {
  const refused = () => userErrorsOf({ code: 'INVALID_COUNT', message: 'Too many events.' });
  const { user, updateEvent, create } = await openEdit({}, refused);
  type('Title', 'Rye');
  type('Repeat', 'WEEK');
  await user.click(screen.getByRole('button', { name: 'Save and create 7 events' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The event was saved. It does not repeat yet: its other dates could not be created. Too many events.',
  );
  create.mockImplementation(() => ({ series: { id: 'series' } }));
  await user.click(screen.getByRole('button', { name: 'Save and create 7 events' }));
  await screen.findByText(/7 other events were created/);
  const again = updateEvent.mock.calls[1]?.[0].input;
  expect(again).toMatchObject({ id: 'bread', expectedUpdatedAt: '2097-01-02T00:00:00.000Z' });
  expect(again).not.toHaveProperty('title');
});

it('saves nothing where the event cannot repeat as it is chosen', async () => {
  const { user, updateEvent } = await openEdit();
  type('Repeat', 'WEEK');
  type('How many events', '1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There can be 2 to 52 events');
  expect(updateEvent).not.toHaveBeenCalled();
});

it('does not ask it of an event in a series', async () => {
  await openEdit({ series: { id: 'series' } });
  expect(await screen.findByLabelText('Title')).toBeVisible();
  expect(screen.queryByLabelText('Repeat')).not.toBeInTheDocument();
});
