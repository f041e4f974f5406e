import { Button } from '@mantine/core';
import { Notice } from '../../ui/notice';
import { CONNECTING } from './sentences';
import { useConnectCalendar } from './use-connect-calendar';

interface Props {
  eventId: string;
  isDisabled?: boolean;
  /** With null: another attempt has begun. */
  onFailure: (sentence: string | null) => void;
}

export function ConnectCalendarButton({ eventId, isDisabled = false, onFailure }: Props) {
  const { connect, isConnecting } = useConnectCalendar(eventId, onFailure);

  function start() {
    onFailure(null);
    connect();
  }

  return (
    <>
      {isConnecting && <Notice tone="info">{CONNECTING}</Notice>}
      <Button disabled={isDisabled || isConnecting} onClick={start} fullWidth>
        {isConnecting ? 'Connecting...' : 'Connect Google Calendar'}
      </Button>
    </>
  );
}
