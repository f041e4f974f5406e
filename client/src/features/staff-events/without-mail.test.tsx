import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi, type FakeEvent } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

afterEach(() => sessionStorage.clear());

function open(some: FakeEvent, path = '/staff-events/bread') {
  const event = anEvent(some);
  const updateEvent = vi.fn<FakeApi['updateEvent']>(() => ({ event }));
  const app = renderApp(path, {
    settings: () => ({ mailEnabled: false }),
    viewer: () => accountWith(grain, [event]),
    event: () => event,
    updateEvent,
  });
  return { ...app, updateEvent };
}

it.each([
  [1, '1 person gets no mail: none is sent from here at the moment'],
  [8, '8 people get no mail: none is sent from here at the moment'],
])('O9: says that a cancellation sends no mail, to %i', async (signUpCount, sentence) => {
  const { user } = open({
    deletionImpact: { signUpCount, waitingCount: 0, refundCount: 0, refundPence: 0 },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel or delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  const lines = await dialog.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    sentence,
    'Entries in Google Calendar are removed.',
  ]);
});

it.each([
  [1, 'The person who signed up gets no mail: none is sent from here at the moment'],
  [8, 'The 8 people who signed up get no mail: none is sent from here at the moment'],
])('O9: says that a change sends no mail, to %i, and asks for none', async (signUpCount, sentence) => {
  const { user, updateEvent } = open({ signUpCount });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-03-20' } });
  const box = within(screen.getByRole('region', { name: sentence }));
  expect(box.queryByRole('textbox')).not.toBeInTheDocument();
  expect(box.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(updateEvent.mock.calls[0]?.[0].input).toMatchObject({ notifyAttendees: false });
});
