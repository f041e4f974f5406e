import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice';
import classes from './send-verification-again.module.css';
import { useRequestVerification } from './use-request-verification';

interface Props {
  tone: 'info' | 'danger';
  children: ReactNode;
}

/** Why the signed-in account's address should be verified, and the way to a new link. */
export function SendVerificationAgain({ tone, children }: Props) {
  const { request, isRequesting, message } = useRequestVerification();
  return (
    <div className={classes.root}>
      <Notice
        tone={tone}
        action={
          <Button variant="default" onClick={request} disabled={isRequesting}>
            {isRequesting ? 'Sending...' : 'Send again'}
          </Button>
        }
      >
        {children}
      </Notice>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </div>
  );
}
