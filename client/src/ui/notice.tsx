import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from './icons/for-everyone';
import classes from './notice.module.css';

const icons = { danger: IconAlertCircle, success: IconCircleCheck, info: IconInfoCircle };

/** The result of something the person did. */
export interface Message {
  tone: keyof typeof icons;
  text: string;
}

interface Props {
  tone: keyof typeof icons;
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** For the answer to a button that has lost the focus. */
  takesFocus?: boolean;
  /** The element that gets the focus from a message that goes by itself. */
  focusAfterwards?: RefObject<HTMLElement | null>;
}

/** A message in the page, read out when it appears. */
export function Notice({ tone, children, action, takesFocus = false, focusAfterwards }: Props) {
  const Icon = icons[tone];
  const message = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = message.current;
    if (takesFocus) shown?.focus();
    return () => {
      if (document.activeElement === shown) focusAfterwards?.current?.focus();
    };
  }, [takesFocus, focusAfterwards]);

  return (
    <div className={classes.notice} data-tone={tone}>
      <div
        ref={message}
        className={classes.message}
        role={tone === 'danger' ? 'alert' : 'status'}
        tabIndex={takesFocus ? -1 : undefined}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        <span>{children}</span>
      </div>
      {action}
    </div>
  );
}

/** Says what happened, and under it what that means for the person. */
export function MessageWithDetail({ message, detail }: { message: string; detail: string | null }) {
  return (
    <>
      <span>{message}</span>
      {detail && <span className={classes.detail}> {detail}</span>}
    </>
  );
}
