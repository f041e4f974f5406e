import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();
beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => void vi.unstubAllGlobals());

/** Loads the module as a page that is opened does. */
async function loadedPage() {
  const { watchParts, reloadOnce } = await import('./reload-once');
  watchParts();
  return reloadOnce;
}
const losePart = () => window.dispatchEvent(new Event('vite:preloadError'));

it('loads a page anew that misses a part, and once', async () => {
  const first = await loadedPage();
  expect(first()).toBe(false);
  losePart();
  expect(first()).toBe(true);
  vi.resetModules();
  const second = await loadedPage();
  losePart();
  expect(second()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('stays where the network is away, or nothing can be stored', async () => {
  const reloadOnce = await loadedPage();
  losePart();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce()).toBe(false);
  onLine.mockRestore();
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(reloadOnce()).toBe(false);
  store.mockRestore();
  expect(reload).not.toHaveBeenCalled();
  expect(reloadOnce()).toBe(true);
});
