import { useApolloClient } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { clearDrafts } from '../ui/forms/draft-storage';
import { changeViewer } from './viewer-cache';
import { publishViewer } from './viewer-channel';

/**
 * The page stays as it is until the welcome page is shown, and only then is the account removed. Another page that the
 * person opens before is loaded anew, as nobody's, and stays.
 */
export function useSignOutTransition(isSignedIn: boolean) {
  const [leaving, setLeaving] = useState<{ from: string; delay: number } | null>(null);
  const client = useApolloClient();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = leaving !== null && pathname !== leaving.from;

  useEffect(() => {
    if (leaving === null || isElsewhere) return;
    const timer = setTimeout(() => navigate(paths.welcome), leaving.delay);
    return () => clearTimeout(timer);
  }, [leaving, isElsewhere, navigate]);

  useEffect(() => {
    if (!isElsewhere) return;
    if (pathname !== paths.welcome) window.location.reload();
    else if (isSignedIn) void changeViewer(client, null);
    else setLeaving(null);
  }, [isElsewhere, pathname, isSignedIn, client]);

  const startSignOutTransition = useCallback(
    (message: string, delay: number) => {
      clearDrafts();
      setLeaving({ from: pathname, delay });
      publishViewer(null);
      notifications.show({ message });
    },
    [pathname],
  );

  return { isSigningOut: leaving !== null, startSignOutTransition };
}
