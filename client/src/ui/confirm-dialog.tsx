import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog';
import parts from './dialog-parts.module.css';
import { Notice } from './notice';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  labels: { keep: string; confirm: string; confirming: string };
  isConfirming: boolean;
  /** Does it; gives the sentence that says why it was not done, or null. */
  confirm: () => Promise<string | null>;
  onConfirmed: () => void;
  /** What there is to know before. */
  children: ReactNode;
}

/** Asks before what cannot be taken back, and stays open to say why it was not done. */
export function ConfirmDialog(props: Props) {
  const { title, isOpen, onClose, labels, isConfirming, confirm, onConfirmed, children } = props;
  const [failure, setFailure] = useState<string | null>(null);

  function close() {
    setFailure(null);
    onClose();
  }

  async function act() {
    setFailure(null);
    const reason = await confirm();
    if (reason) return setFailure(reason);
    close();
    onConfirmed();
  }

  return (
    <Dialog title={title} isOpen={isOpen} onClose={close}>
      {children}
      {failure && (
        <div className={parts.text}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <div className={parts.buttons}>
        <Button variant="default" onClick={close}>
          {labels.keep}
        </Button>
        <Button color="danger" onClick={act} disabled={isConfirming}>
          {isConfirming ? labels.confirming : labels.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
