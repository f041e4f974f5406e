import { Button } from '@mantine/core';
import { MessageWithDetail, Notice } from '../../ui/notice';
import { START_FAILED } from './sentences';

/** @param detail the reason, where there is one that a person can do something about */
export function StartFailed({ detail = null, onRetry }: { detail?: string | null; onRetry: () => void }) {
  return (
    <>
      <h2>Card</h2>
      <Notice
        tone="danger"
        action={
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <MessageWithDetail message={START_FAILED} detail={detail} />
      </Notice>
    </>
  );
}
