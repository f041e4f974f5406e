import { useEffect } from 'react';

/**
 * Tells a search engine to leave the page out. A page that the server rendered says so itself; a busy server sends the bare
 * shell, which is the same for all events.
 */
export function useNoIndex(isUnlisted: boolean): void {
  useEffect(() => {
    if (!isUnlisted) return;
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, [isUnlisted]);
}
