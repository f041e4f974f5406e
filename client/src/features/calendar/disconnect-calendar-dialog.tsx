import { ConfirmDialog } from '../../ui/confirm-dialog';
import parts from '../../ui/dialog-parts.module.css';
import { DISCONNECT_QUESTION, WHAT_DISCONNECTING_DOES } from './sentences';
import { useDisconnectCalendar } from './use-disconnect-calendar';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onDisconnected: () => void;
}

export function DisconnectCalendarDialog({ isOpen, onClose, onDisconnected }: Props) {
  const { disconnect, isDisconnecting } = useDisconnectCalendar();

  return (
    <ConfirmDialog
      title="Disconnect Google Calendar"
      isOpen={isOpen}
      onClose={onClose}
      labels={{ keep: 'Stay connected', confirm: 'Disconnect', confirming: 'Disconnecting...' }}
      isConfirming={isDisconnecting}
      confirm={disconnect}
      onConfirmed={onDisconnected}
    >
      <p className={parts.text}>{DISCONNECT_QUESTION}</p>
      <p className={parts.text}>{WHAT_DISCONNECTING_DOES}</p>
    </ConfirmDialog>
  );
}
