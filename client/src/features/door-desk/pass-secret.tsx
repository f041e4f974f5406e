import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { timings } from '../../timings';
import { CopyButton, CopyFailure, copyText } from '../../ui/copy-button';
import { DialogButtons, DialogText } from '../../ui/dialogs/dialog';
import { IconCopy } from '../../ui/icons/for-accounts';
import { IconPrinter } from '../../ui/icons/for-tickets';
import type { Message } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { PrintedSheet } from '../tickets/printed-sheet';
import classes from './door-passes.module.css';
import * as messages from './messages';
import { QrCode } from './qr-code';

export interface MadePass {
  name: string;
  /** With the secret. */
  url: string;
}

interface Props {
  pass: MadePass;
  eventTitle: string;
  onClose: () => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

/** A new pass, to be scanned, copied or printed: it is nowhere else, and the dialog that closes shows it no more. */
export function PassSecret({ pass: { name, url }, eventTitle, onClose }: Props) {
  const [result, setResult] = useTransientState<Message>(timings.eventMessageShown);
  const [isPrinting, setPrinting] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);
  const code = <QrCode text={url} label={`QR code of the pass ${name}`} />;
  return (
    <div className={classes.form}>
      <DialogText>{messages.SCAN_PASS}</DialogText>
      {code}
      <div className={classes.link}>
        <TextInput
          aria-label="Link of the pass"
          value={url}
          readOnly
          autoComplete="off"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton
          ref={copyButton}
          result={result}
          leftSection={<IconCopy {...icon} />}
          onClick={async () => setResult(await copyText(url, messages.LINK_COPIED, messages.COPY_FAILED))}
        >
          Copy link
        </CopyButton>
      </div>
      <CopyFailure result={result} />
      <p className={classes.ends}>{messages.PASS_WARNING}</p>
      <DialogButtons>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => setPrinting(true)}>
          Print
        </Button>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
      {isPrinting && (
        <PrintedSheet onPrinted={() => setPrinting(false)}>
          <h1>{eventTitle}</h1>
          <p>{messages.passFor(name)}</p>
          {code}
        </PrintedSheet>
      )}
    </div>
  );
}
