import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';

const FAILED = 'Error whilst copying the event URL. Please try again';

async function copy() {
  const { user } = renderApp('/events/bread');
  const button = await screen.findByRole('button', { name: 'Copy event link' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  holdTheClock();
  return { writeText, press: () => user.click(button) };
}

async function expectForFiveSeconds(sentence: string) {
  expect(await screen.findByText(sentence)).toBeVisible();
  await pass(4_999);
  expect(screen.getByText(sentence)).toBeVisible();
  await pass(1);
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
}

it('copies the event’s address and says so for 5 seconds', async () => {
  const { writeText, press } = await copy();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/events/bread`);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await expectForFiveSeconds('Event link copied');
  expect(screen.getByRole('button', { name: 'Copy event link' })).toBeVisible();
});

it('says it for 5 seconds again at the second press within the first five', async () => {
  const { press } = await copy();
  await press();
  await screen.findByText('Event link copied');
  await pass(3_000);
  await press();
  await expectForFiveSeconds('Event link copied');
});

it('says for 5 seconds that the clipboard was refused', async () => {
  const { writeText, press } = await copy();
  writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
  await press();
  await expectForFiveSeconds(FAILED);
});

it('says so where there is no clipboard', async () => {
  const { press } = await copy();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
});

async function share(answer: () => Promise<void>) {
  const shared = vi.fn<Navigator['share']>(answer);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  const { user } = renderApp('/events/bread');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return { shared, writeText };
}

it('opens the device’s own sheet to share the event', async () => {
  const { shared } = await share(async () => {});
  const url = `${window.location.origin}/events/bread`;
  expect(shared).toHaveBeenCalledExactlyOnceWith({ title: 'Bread for beginners · Turnout', url });
});

it('says nothing where a person closes the sheet', async () => {
  const { shared, writeText } = await share(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(shared).toHaveBeenCalledOnce();
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the link where there is no sheet', async () => {
  await share(() => Promise.reject(new TypeError('no share')));
  expect(await screen.findByText('Event link copied')).toBeVisible();
});
