import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, anEvent, emptyDraft, type FakeApi } from '../../../testing/fake-api';
import { grain } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';
import { connectionLost } from '../../../testing/schema-link';

const open = (at: string, some: Partial<FakeApi>) =>
  renderApp(at, { viewer: () => accountWith(grain, []), ...some });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('makes one draft of a copy, though the first answer is lost and the page is loaded again', async () => {
  const stored = { id: 'copy', updatedAt: '2027-01-09T09:41:00.000Z', previewUrl: 'https://example.org' };
  const saved = { ...emptyDraft, ...stored, __typename: 'EventDraft' };
  const saveEventDraft = vi
    .fn<FakeApi['saveEventDraft']>(() => ({ eventDraft: saved }))
    .mockImplementationOnce(connectionLost);
  const some = { saveEventDraft, event: () => anEvent(), node: () => saved as never };
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  open('/create-event?from=bread', some);
  await waitFor(() => expect(screen.getByLabelText('Event Title')).toHaveValue('Bread for beginners'));
  type('Event Location', 'Leeds');
  save();
  await screen.findByText(/^Not saved: no network/);
  document.body.replaceChildren();

  const { router } = open('/create-event?from=bread', some);
  await waitFor(() => expect(screen.getByLabelText('Event Location')).toHaveValue('Leeds'));
  save();
  await screen.findByText(/^Draft saved at/);
  const inputs = saveEventDraft.mock.calls.map(([{ input }]) => input);
  expect(inputs[1]).toEqual(inputs[0]);
  expect(inputs[0]).toMatchObject({ duplicatedFromId: 'bread' });
  expect(inputs[2]).toMatchObject({ id: 'copy' });
  expect(inputs[2]).not.toHaveProperty('duplicatedFromId');
  const { pathname, search } = router.state.location;
  expect(search).toBe('?from=bread&draft=copy');
  document.body.replaceChildren();

  open(pathname + search, some);
  expect(await screen.findByRole('form', { name: 'Edit draft' })).toBeVisible();
});
