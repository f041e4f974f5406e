/** Where it is stored which version of the product has loaded its page anew. */
const KEY = 'reloadedVersion';

let isPartGone = false;

/** Vite tells of each part of a page that does not load. */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', () => {
    isPartGone = true;
  });
}

/**
 * Loads a page anew that misses a part: a day after an upgrade the server has the parts of the new version alone. It does
 * so once for each version, so that it never goes in circles.
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  if (!isPartGone || !navigator.onLine) return false;
  try {
    // The name of this file has a hash of the version.
    if (sessionStorage.getItem(KEY) === import.meta.url) return false;
    sessionStorage.setItem(KEY, import.meta.url);
  } catch {
    // Where nothing can be stored, it might go in circles.
    return false;
  }
  window.location.reload();
  return true;
}
