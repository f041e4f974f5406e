import { Notifications } from '@mantine/notifications';
import { timings } from '../timings';

export function ToastContainer() {
  return <Notifications position="top-center" autoClose={timings.toastShown} containerWidth={420} />;
}
