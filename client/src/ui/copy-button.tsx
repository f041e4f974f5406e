import { Button, type ButtonProps } from '@mantine/core';
import type { Ref } from 'react';
import classes from './copy-button.module.css';
import { type Message, Notice } from './notice';

/** Returns what is to be said of it. */
export async function copyText(text: string, copied: string, failed: string): Promise<Message> {
  try {
    await navigator.clipboard.writeText(text);
    return { tone: 'success', text: copied };
  } catch {
    // Refused, or no clipboard at all outside https.
    return { tone: 'danger', text: failed };
  }
}

interface Props extends ButtonProps {
  /** Null before it is pressed, and again after a while. */
  result: Message | null;
  onClick: () => void;
  children: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Says itself that it has copied; the copied text is read out. */
export function CopyButton({ result, children, ...button }: Props) {
  return (
    <>
      <Button {...button}>
        <CopyLabel result={result}>{children}</CopyLabel>
      </Button>
      <CopyStatus result={result} />
    </>
  );
}

/** As wide with the shorter word: nothing moves under a finger. */
export function CopyLabel({ result, children }: Pick<Props, 'result' | 'children'>) {
  const isCopied = result?.tone === 'success';
  return (
    <span className={classes.label}>
      <span aria-hidden={isCopied || undefined}>{children}</span>
      {isCopied && <span>Copied</span>}
    </span>
  );
}

export function CopyStatus({ result }: Pick<Props, 'result'>) {
  if (result?.tone !== 'success') return null;
  return (
    <span role="status" className="visually-hidden">
      {result.text}
    </span>
  );
}

/** Where the page has room for it: why nothing was copied. */
export function CopyFailure({ result }: Pick<Props, 'result'>) {
  return result?.tone === 'danger' && <Notice tone="danger">{result.text}</Notice>;
}
