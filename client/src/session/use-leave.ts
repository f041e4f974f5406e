import { useApolloClient } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { changeViewer } from './change-viewer';

/** The page stays as it is until the welcome page is there: only then is the account forgotten. */
export function useLeave(isSignedIn: boolean) {
  const [delay, setDelay] = useState<number | null>(null);
  const { cache } = useApolloClient();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => navigate(paths.welcome), delay);
    return () => clearTimeout(timer);
  }, [delay, navigate]);

  useEffect(() => {
    if (delay === null || pathname !== paths.welcome) return;
    if (isSignedIn) changeViewer(cache, null);
    else setDelay(null);
  }, [delay, pathname, isSignedIn, cache]);

  function leave(message: string, after: number) {
    setDelay(after);
    notifications.show({ message });
  }

  return { isLeaving: delay !== null, leave };
}
