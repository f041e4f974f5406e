import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import classes from './offline-bar.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the network is lost. When it is back, what is on the page is read again. */
export function OfflineBar() {
  const client = useApolloClient();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    const readAgain = () => void client.refetchQueries({ include: 'active' }).catch(() => {});
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [client]);

  if (isOnline) return null;
  return (
    <div role="status" className={classes.bar}>
      You are offline. What you see may have changed.
    </div>
  );
}
