import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type Message, Notice } from '../../ui/notice';
import classes from './access-tokens.module.css';
import * as messages from './messages';

export interface Secret {
  id: string;
  name: string;
  text: string;
}

interface Props {
  secret: Secret;
  /** What it is. */
  label?: string;
  copied?: string;
  /** What it is for, or what to do when it is lost. */
  note?: string;
}

/** The secret of a token, or of something else: it stays until the person leaves the page, and is shown nowhere else. */
export function NewSecret({
  secret: { name, text },
  label = 'Access token',
  copied = 'Token copied',
  note = 'We store only its fingerprint. If you lose it, revoke it and make another.',
}: Props) {
  const [message, setMessage] = useState<Message | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => copyButton.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setMessage({ tone: 'success', text: copied });
    } catch {
      // Refused, or no clipboard at all outside https.
      setMessage({ tone: 'danger', text: messages.COPY_FAILED });
    }
  }

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
          <Button
            ref={copyButton}
            leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={copy}
          >
            Copy
          </Button>
        </div>
        <p>{note}</p>
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
      </div>
    </section>
  );
}
