import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failedWith, isNetworkFailure } from '../apollo/failure';
import { useLogOutMutation } from '../gql/hooks';
import { paths } from '../paths';
import { timings } from '../timings';
import { changeViewer } from './change-viewer';
import { NETWORK_ERROR, OTHER_ERROR } from './sentences';

/** The page stays as it is until the welcome page is there: only then is the account forgotten. */
export function useLogOut(isSignedIn: boolean) {
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [mutate, { client }] = useLogOutMutation();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isLoggingOut) return;
    if (!isSignedIn) return setLoggingOut(false);
    if (pathname === paths.welcome) return changeViewer(client.cache, null);
    const timer = setTimeout(() => navigate(paths.welcome), timings.loggedOutThenWelcome);
    return () => clearTimeout(timer);
  }, [isLoggingOut, isSignedIn, pathname, navigate, client]);

  async function logOut() {
    try {
      await mutate();
    } catch (error) {
      // Over already, ended in another tab or by its age: that is what was asked for.
      if (failedWith(error, 'UNAUTHENTICATED')) return navigate(paths.welcome);
      notifications.show({ color: 'red', message: isNetworkFailure(error) ? NETWORK_ERROR : OTHER_ERROR });
      return;
    }
    setLoggingOut(true);
    notifications.show({ message: 'Logging out. Redirecting to login page...' });
  }

  return { isLoggingOut, logOut };
}
