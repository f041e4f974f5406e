import { expect, it, vi } from 'vitest';
import { ContactLoop } from './contact-loop';

it('D34: asks again at once where the network was lost while the server answered', async () => {
  let answer = (_pause: number) => {};
  const speak = vi.fn(
    () =>
      new Promise<number>((resolve) => {
        answer = resolve;
      }),
  );
  const onOffline = vi.fn();
  const end = new ContactLoop(speak, onOffline).start();
  window.dispatchEvent(new Event('offline'));
  expect(onOffline).toHaveBeenCalledOnce();
  answer(600_000);
  await vi.waitFor(() => expect(speak).toHaveBeenCalledTimes(2));
  end();
});

it('waits as long as the last answer has asked for', async () => {
  vi.useFakeTimers();
  const speak = vi.fn(async () => 600_000);
  const end = new ContactLoop(speak, () => {}).start();
  await vi.advanceTimersByTimeAsync(599_999);
  expect(speak).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(speak).toHaveBeenCalledTimes(2);
  end();
  vi.useRealTimers();
});
