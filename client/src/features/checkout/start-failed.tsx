import { Button } from '@mantine/core';
import { Notice } from '../../ui/notice';
import { SentenceAndMore } from '../../ui/sentence-and-more';
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
        <SentenceAndMore sentence={START_FAILED} more={detail} />
      </Notice>
    </>
  );
}
