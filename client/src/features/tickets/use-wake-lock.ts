import { useEffect } from 'react';

/**
 * Keeps the screen on while it shows a ticket, where the browser can. A page that was out of sight asks again: the browser lets
 * the lock go then.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function keepOn() {
      if (document.visibilityState !== 'visible') return;
      // A browser may refuse it, to save power.
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void granted?.release();
      else lock = granted;
    }
    void keepOn();
    document.addEventListener('visibilitychange', keepOn);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepOn);
      void lock?.release();
    };
  }, [isWanted]);
}
