import { useEffect, useEffectEvent } from 'react';
import { timings } from '../../timings';

/**
 * Calls back when the person has closed Google's window instead of signing in.
 *
 * `closed` cannot say so alone: Google's pages cut their window off (Cross-Origin-Opener-Policy), and from then on it
 * reads true while the window is still there; and no page of ours is in it that could hold a lock or send a sign of
 * life. So it counts only once the person is back at this page: the page gets the focus or comes to the front, or they
 * press something here. A window that closes because it is done gets the time for its last word. Whoever only looked
 * here while Google waits loses nothing: what the window says in the end is heard all the same.
 */
export function useAbandonedWindow(opened: Window | null, abandon: () => void): void {
  const onAbandoned = useEffectEvent(abandon);

  useEffect(() => {
    if (!opened) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function comeBack() {
      if (timer !== undefined || document.visibilityState === 'hidden' || !opened?.closed) return;
      timer = setTimeout(() => onAbandoned(), timings.googleWindowLastWord);
    }
    window.addEventListener('focus', comeBack, { signal });
    document.addEventListener('visibilitychange', comeBack, { signal });
    document.addEventListener('pointerdown', comeBack, { signal });
    document.addEventListener('keydown', comeBack, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [opened]);
}
