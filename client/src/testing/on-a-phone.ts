import { onTestFinished, vi } from 'vitest';

/** Makes the media query of a phone true until the test is over. */
export function onAPhone(): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...matchMedia(media),
    matches: media === '(width < 48em)',
  }));
  onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia));
}
