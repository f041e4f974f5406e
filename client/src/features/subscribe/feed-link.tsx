import { Button, TextInput } from '@mantine/core';
import { timings } from '../../timings';
import { CopyButton, CopyFailure, copyText } from '../../ui/copy-button';
import { IconCalendarPlus, IconCopy } from '../../ui/icons/for-accounts';
import type { Message } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import classes from './feed-link.module.css';
import * as messages from './messages';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

interface Props {
  url: string;
  /** Who may have the link. */
  note: string;
}

/** The link to open in a calendar, or to copy. */
export function FeedLink({ url, note }: Props) {
  const [result, setResult] = useTransientState<Message>(timings.eventMessageShown);
  return (
    <>
      <Button component="a" href={url} leftSection={<IconCalendarPlus {...icon} />} fullWidth>
        {messages.OPEN_IN_APP}
      </Button>
      <div className={classes.link}>
        <TextInput
          label={messages.OR_COPY}
          value={url}
          readOnly
          autoComplete="off"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton
          result={result}
          variant="default"
          leftSection={<IconCopy {...icon} />}
          onClick={async () => setResult(await copyText(url, messages.COPIED, messages.COPY_FAILED))}
        >
          Copy
        </CopyButton>
      </div>
      <CopyFailure result={result} />
      <p className={classes.warning}>{note}</p>
    </>
  );
}
