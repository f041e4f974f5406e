import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { timings } from '../timings';
import classes from './toast-container.module.css';

export function ToastContainer() {
  return (
    <Notifications
      className={classes.toasts}
      position="top-center"
      autoClose={timings.toastShown}
      containerWidth={420}
      // Mantine's own is in pixels, and would cut large text.
      notificationMaxHeight="25rem"
    />
  );
}
