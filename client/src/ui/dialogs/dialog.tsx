import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { BusyButton } from '../forms/busy-button';
import { IconX } from '../icons/for-events';
import { Notice } from '../notice';
import classes from './dialog.module.css';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** With room for a form; on a phone its buttons stand above each other. */
  isWide?: boolean;
  /** With room for two columns, which a phone has below each other. */
  hasTwoColumns?: boolean;
  /** As large as the screen, with a button that closes it. */
  isFullScreen?: boolean;
  /** The first button gets the focus. */
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, isWide = false, hasTwoColumns = false, isFullScreen = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes.dialog}
      data-wide={isWide || undefined}
      data-two-columns={hasTwoColumns || undefined}
      data-full-screen={isFullScreen || undefined}
      onCancel={(event) => {
        // Closed by the state alone: a person who opens it again at once must not be overtaken by the event of its
        // closing.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {isFullScreen && (
        <Button variant="subtle" className={classes.close} aria-label="Close" onClick={onClose}>
          <IconX size={22} stroke={1.75} aria-hidden />
        </Button>
      )}
      {props.children}
    </dialog>
  );
}

export function DialogText({ children }: { children: ReactNode }) {
  return <p className={classes.text}>{children}</p>;
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}

interface ConfirmDialogProps extends DialogProps {
  labels: { cancel: string; confirm: string; confirming: string };
  isConfirming: boolean;
  /** Returns the message that says why it was not done, or null. */
  confirm: () => Promise<string | null>;
  onConfirmed: () => void;
}

/** Asks before what cannot be undone, and stays open to say why it was not done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
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
        <div className={classes.text}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <DialogButtons>
        <Button variant="default" onClick={close}>
          {labels.cancel}
        </Button>
        <BusyButton color="danger" onClick={act} isBusy={isConfirming}>
          {isConfirming ? labels.confirming : labels.confirm}
        </BusyButton>
      </DialogButtons>
    </Dialog>
  );
}
