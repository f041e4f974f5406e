import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const own = () => anEvent({ id: 'bread', viewerCanEdit: true, viewerRole: 'OWNER', visibility: 'PUBLIC' });

async function open() {
  const app = renderApp('/staff-events/bread', { viewer: () => grain, event: own });
  await app.user.click(await screen.findByRole('button', { name: 'Embed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Embed on your website' }));
  const frame = () => dialog.getByTitle('Preview').getAttribute('src');
  const code = () => dialog.getByLabelText<HTMLTextAreaElement>('Code').value;
  return { ...app, dialog, frame, code };
}

it('begins with this event, and shows the frame whose code it has', async () => {
  const { frame, code } = await open();
  expect(frame()).toBe('/embed/events/bread');
  expect(code()).toBe(
    `<iframe src="${window.location.origin}/embed/events/bread" title="Bread for beginners" width="100%" height="144" style="border:0" loading="lazy"></iframe>`,
  );
});

it('follows each choice', async () => {
  const { user, dialog, frame, code } = await open();
  const what = within(dialog.getByRole('group', { name: 'What' }));
  await user.click(what.getByRole('radio', { name: 'All events' }));
  expect(frame()).toBe('/embed/events?first=5');
  await user.click(what.getByRole('radio', { name: 'Mine' }));
  expect(frame()).toBe(`/embed/events?host=${grain.id}&first=5`);
  await user.click(what.getByRole('radio', { name: 'A type' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How many' }), '10');
  await user.click(dialog.getByRole('radio', { name: 'Dark' }));
  expect(frame()).toBe('/embed/events?type=Workshop&first=10&theme=dark');
  expect(code()).toContain(
    '/embed/events?type=Workshop&amp;first=10&amp;theme=dark" title="Events at Turnout"',
  );
});

it('copies the code', async () => {
  const { user, dialog, code } = await open();
  await user.click(dialog.getByRole('button', { name: 'Copy code' }));
  expect(await dialog.findByRole('status')).toHaveTextContent('Code copied');
  expect(await navigator.clipboard.readText()).toBe(code());
});

it('R4: is not offered for an unlisted event', async () => {
  renderApp('/staff-events/bread', {
    viewer: () => grain,
    event: () => ({ ...own(), visibility: 'UNLISTED' }),
  });
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Embed' })).not.toBeInTheDocument();
});
