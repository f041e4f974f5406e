import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { NOW_FREE } from './sentences';

/** Back to the event, where the form signs up by itself now. */
export function NowFree({ eventId }: { eventId: string }) {
  useEffect(() => {
    notifications.show({ id: `now-free ${eventId}`, message: NOW_FREE });
  }, [eventId]);

  return <Navigate to={paths.event(eventId)} replace />;
}
