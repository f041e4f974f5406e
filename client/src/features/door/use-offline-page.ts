import { useEffect } from 'react';
import type { DoorDevice } from './device/door-device';

/** Lets this page open without network, and asks before it is closed while scans wait: they are sent only from here. */
export function useOfflinePage(device: DoorDevice): void {
  useEffect(() => {
    // Of the build alone. A browser without workers has the page as long as it stays open.
    if (import.meta.env.PROD)
      navigator.serviceWorker?.register('/door-worker.js', { scope: '/door/' }).catch(() => {});
  }, []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (device.state.value.waiting.count > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [device]);
}
