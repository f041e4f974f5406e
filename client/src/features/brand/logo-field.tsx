import { Button } from '@mantine/core';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { BusyButton } from '../../ui/forms/busy-button';
import { type Message, Notice } from '../../ui/notice';
import classes from './brand.module.css';
import * as messages from './messages';

interface Props {
  /** The account that the page shows. */
  viewerId: string;
  scheme: 'light' | 'dark';
  /** Null: there is none. */
  url: string | null;
  /** The environment of the server names a file. */
  isSet: boolean;
  onChanged: () => void;
}

/** Bytes. The server takes no more. */
const MOST = 256 * 1024;

/** The logo of a scheme: a file that is sent as it is chosen. */
export function LogoField({ viewerId, scheme, url, isSet, onChanged }: Props) {
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);

  async function send(method: 'PUT' | 'DELETE', file: File | null) {
    setBusy(true);
    // 'Remove' is taken away while it is busy.
    button.current?.focus();
    setMessage(await messageOf({ viewerId, scheme, method, file }));
    setBusy(false);
    onChanged();
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    if (file.size > MOST) setMessage({ tone: 'danger', text: messages.LOGO_TOO_LARGE });
    else void send('PUT', file);
  }

  return (
    <fieldset className={classes.logo} aria-labelledby={labelId}>
      <strong id={labelId}>{scheme === 'light' ? 'Logo on light pages' : 'Logo on dark pages'}</strong>
      <div className={classes.logoGround} data-scheme={scheme}>
        {url ? (
          <img src={new URL(url).pathname + new URL(url).search} alt="The logo now" />
        ) : (
          <span>None</span>
        )}
      </div>
      <p className={classes.hint}>
        {isSet
          ? messages.byOperator(scheme === 'light' ? 'BRAND_LOGO_LIGHT' : 'BRAND_LOGO_DARK')
          : 'PNG or SVG, at most 256 kB. One logo alone is shown on light and dark pages.'}
      </p>
      {!isSet && (
        <div className={classes.buttons}>
          <input
            ref={input}
            type="file"
            accept="image/png,image/svg+xml"
            aria-labelledby={labelId}
            className="visually-hidden"
            tabIndex={-1}
            onChange={choose}
          />
          <BusyButton ref={button} variant="default" isBusy={isBusy} onClick={() => input.current?.click()}>
            {isBusy ? 'Saving...' : 'Choose a file'}
          </BusyButton>
          {url && !isBusy && (
            <Button variant="subtle" onClick={() => void send('DELETE', null)}>
              Remove
            </Button>
          )}
        </div>
      )}
      <div role="status">{message && <Notice tone={message.tone}>{message.text}</Notice>}</div>
    </fieldset>
  );
}

interface Sent extends Pick<Props, 'viewerId' | 'scheme'> {
  method: 'PUT' | 'DELETE';
  file: File | null;
}

async function messageOf({ viewerId, scheme, method, file }: Sent): Promise<Message> {
  try {
    const response = await fetch(`/brand/logos/${scheme}`, {
      method,
      body: file,
      headers: { 'x-turnout-viewer': viewerId },
    });
    if (response.ok) return { tone: 'success', text: file ? messages.LOGO_SAVED : messages.LOGO_REMOVED };
    const { errors } = (await response.json()) as { errors?: { message?: string }[] };
    return { tone: 'danger', text: errors?.[0]?.message ?? messages.LOGO_FAILED };
  } catch {
    return { tone: 'danger', text: messages.LOGO_FAILED };
  }
}
