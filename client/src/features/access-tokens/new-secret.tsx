import { TextInput } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { timings } from '../../timings';
import { CopyButton, CopyFailure, copyText } from '../../ui/copy-button';
import { IconCopy } from '../../ui/icons/for-accounts';
import { IconCircleCheck } from '../../ui/icons/for-everyone';
import type { Message } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import classes from './access-tokens.module.css';
import * as messages from './messages';

export interface Secret {
  id: string;
  name: string;
  text: string;
}

interface Props {
  secret: Secret;
  /** The name of the secret. */
  label?: string;
  copied?: string;
  /** The purpose of the secret, or the way when it is lost. */
  note?: string;
}

/** The secret of a token, or of something else: it stays until the person leaves the page, and is shown nowhere else. */
export function NewSecret({
  secret: { name, text },
  label = 'Access token',
  copied = 'Token copied',
  note = 'We store only its fingerprint. If you lose it, revoke it and make another.',
}: Props) {
  const [result, setResult] = useTransientState<Message>(timings.eventMessageShown);
  const copyButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => copyButton.current?.focus(), []);

  return (
    <section aria-labelledby={titleId} className={classes.secret}>
      <IconCircleCheck size={20} stroke={1.75} aria-hidden />
      <div className={classes.secretContent}>
        <div role="status">
          <h2 id={titleId}>“{name}” is ready. Copy it now: it is shown only once.</h2>
        </div>
        <div className={classes.secretRow}>
          <TextInput
            aria-label={label}
            value={text}
            readOnly
            autoComplete="off"
            spellCheck={false}
            className={classes.secretField ?? ''}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton
            ref={copyButton}
            result={result}
            leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={async () => setResult(await copyText(text, copied, messages.COPY_FAILED))}
          >
            Copy
          </CopyButton>
        </div>
        <p>{note}</p>
        <CopyFailure result={result} />
      </div>
    </section>
  );
}
