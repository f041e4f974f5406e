import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import parts from '../../ui/dialog-parts.module.css';
import { Notice } from '../../ui/notice';
import { DISCONNECT_QUESTION, WHAT_DISCONNECTING_DOES } from './sentences';
import { useDisconnectCalendar } from './use-disconnect-calendar';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onDisconnected: () => void;
}

export function DisconnectCalendarDialog({ isOpen, onClose, onDisconnected }: Props) {
  const { disconnect, isDisconnecting } = useDisconnectCalendar();
  const [failure, setFailure] = useState<string | null>(null);

  function close() {
    setFailure(null);
    onClose();
  }

  async function confirm() {
    setFailure(null);
    const reason = await disconnect();
    if (reason) return setFailure(reason);
    close();
    onDisconnected();
  }

  return (
    <Dialog title="Disconnect Google Calendar" isOpen={isOpen} onClose={close}>
      <p className={parts.text}>{DISCONNECT_QUESTION}</p>
      <p className={parts.text}>{WHAT_DISCONNECTING_DOES}</p>
      {failure && (
        <div className={parts.text}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <div className={parts.buttons}>
        <Button variant="default" onClick={close}>
          Stay connected
        </Button>
        <Button color="danger" onClick={confirm} disabled={isDisconnecting}>
          {isDisconnecting ? 'Disconnecting...' : 'Disconnect'}
        </Button>
      </div>
    </Dialog>
  );
}
