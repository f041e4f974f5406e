import { useState } from 'react';
import { attemptFailedMessage } from '../../session/messages';
import { BusyButton } from '../../ui/forms/busy-button';
import type { Message as Answer } from '../../ui/notice';
import * as words from './words';

interface Props {
  /** The visible name. */
  children?: string;
  /** The whole name, for people who do not see beside what the button stands. */
  name?: string;
  onCancel: () => Promise<readonly { message: string }[] | null>;
  onDone: (answer: string) => void;
  onFailed: (answer: Answer) => void;
}

/** To keep a scheduled message from going out. */
export function CancelMessage({ children = 'Cancel message', name, onCancel, onDone, onFailed }: Props) {
  const [isBusy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    const errors = await onCancel().catch((error: unknown) => [{ message: attemptFailedMessage(error) }]);
    setBusy(false);
    const [first] = errors ?? [];
    if (first) onFailed({ tone: 'danger', text: first.message });
    else onDone(words.CANCELLED);
  }
  return (
    <BusyButton
      type="button"
      variant="default"
      color="danger"
      aria-label={name}
      isBusy={isBusy}
      onClick={run}
    >
      {children}
    </BusyButton>
  );
}
