import { ConfirmDialog, DialogText } from '../../ui/dialog';
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
      <DialogText>{DISCONNECT_QUESTION}</DialogText>
      <DialogText>{WHAT_DISCONNECTING_DOES}</DialogText>
    </ConfirmDialog>
  );
}
