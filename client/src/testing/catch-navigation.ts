import { type Mock, onTestFinished, vi } from 'vitest';

/** Until the test ends the page goes nowhere else; what is called instead. */
export function catchNavigation(): Mock<(url: string) => void> {
  const { location } = window;
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { origin: location.origin, href: location.href, assign });
  onTestFinished(() => {
    vi.stubGlobal('location', location);
  });
  return assign;
}
