import { type Mock, onTestFinished, vi } from 'vitest';

/** Until the test ends the page goes nowhere else; returns the mock that is called instead. */
export function catchNavigation(): Mock<(url: string) => void> {
  return catchLocation().assign;
}

/** Until the test ends the page is not loaded again; returns the mock that is called instead. */
export function catchReload(): Mock<() => void> {
  return catchLocation().reload;
}

function catchLocation() {
  const { location } = window;
  const calls = { assign: vi.fn<(url: string) => void>(), reload: vi.fn<() => void>() };
  vi.stubGlobal('location', { origin: location.origin, href: location.href, ...calls });
  onTestFinished(() => {
    vi.stubGlobal('location', location);
  });
  return calls;
}
