import { Button } from '@mantine/core';
import { Notice } from './notice';
import { PageHeading } from './page-heading';

interface Props {
  /** The page's heading, where the page has none of its own yet. */
  title?: string;
  sentence: string;
  onRetry: () => void;
}

export function FailedRead({ title, sentence, onRetry }: Props) {
  return (
    <>
      {title && <PageHeading>{title}</PageHeading>}
      <Notice
        tone="danger"
        action={
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {sentence}
      </Notice>
    </>
  );
}
