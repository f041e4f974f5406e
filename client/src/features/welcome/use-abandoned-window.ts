import { useEffect, useEffectEvent } from 'react';
import { timings } from '../../timings';

/**
 * Calls back when the person has closed Google's window instead of signing in.
 *
 * `closed` alone does not say so: Google's pages cut their window off (Cross-Origin-Opener-Policy), and from then on it
 * is true while the window is still open; and no page of ours is in that window that could hold a lock or send a
 * heartbeat. So it counts only once the person is back at this page: the page gets the focus or becomes visible, or
 * they press something here. A window that closes because it has finished gets time for its message. Someone who only
 * looks at this page while Google waits loses nothing: the message of the window is still received.
 */
export function useAbandonedWindow(opened: Window | null, abandon: () => void): void {
  const onAbandoned = useEffectEvent(abandon);

  useEffect(() => {
    if (!opened) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function checkWindow() {
      if (timer !== undefined || document.visibilityState === 'hidden' || !opened?.closed) return;
      timer = setTimeout(() => onAbandoned(), timings.googleWindowLastWord);
    }
    window.addEventListener('focus', checkWindow, { signal });
    document.addEventListener('visibilitychange', checkWindow, { signal });
    document.addEventListener('pointerdown', checkWindow, { signal });
    document.addEventListener('keydown', checkWindow, { signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [opened]);
}
