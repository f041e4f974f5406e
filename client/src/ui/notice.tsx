import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
}

/** A message in the page, read out when it appears. */
export function Notice({ tone, children, action }: Props) {
  const Icon = icons[tone];
  return (
    <div className={classes.notice} data-tone={tone}>
      <div className={classes.message} role={tone === 'danger' ? 'alert' : 'status'}>
        <Icon size={20} stroke={1.75} aria-hidden />
        <span>{children}</span>
      </div>
      {action}
    </div>
  );
}

/** What happened, and under it what that means for the person. */
export function MessageWithDetail({ message, detail }: { message: string; detail: string | null }) {
  return (
    <>
      <span>{message}</span>
      {detail && <span className={classes.detail}> {detail}</span>}
    </>
  );
}
