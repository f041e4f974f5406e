import { Notifications } from '@mantine/notifications';
import { timings } from '../timings';

export function ToastContainer() {
  return (
    <Notifications
      position="top-center"
      autoClose={timings.toastShown}
      containerWidth={420}
      // Mantine's own is in pixels, and would cut large text.
      notificationMaxHeight="25rem"
    />
  );
}
