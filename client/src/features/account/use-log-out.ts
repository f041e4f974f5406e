import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router-dom';
import { failedWith } from '../../apollo/failure';
import { useLogOutMutation } from '../../gql/hooks';
import { paths } from '../../paths';
import { attemptFailedSentence } from '../../session/attempt-failed-sentence';
import { useSession } from '../../session/session-context';
import { timings } from '../../timings';
import { calendarMemory } from '../calendar/calendar-memory';

export function useLogOut() {
  const { leave } = useSession();
  const [mutate] = useLogOutMutation();
  const navigate = useNavigate();

  return async function logOut() {
    try {
      await mutate();
    } catch (error) {
      // Over already, ended in another tab or by its age: that is what was asked for.
      if (failedWith(error, 'UNAUTHENTICATED')) {
        calendarMemory.forgetAll();
        return navigate(paths.welcome);
      }
      notifications.show({ color: 'red', message: attemptFailedSentence(error) });
      return;
    }
    calendarMemory.forgetAll();
    leave('Logging out. Redirecting to login page...', timings.loggedOutThenWelcome);
  };
}
