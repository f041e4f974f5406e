import { Button, Textarea } from '@mantine/core';
import { useContext, useState } from 'react';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { CopyButton, CopyFailure, copyText } from '../../ui/copy-button';
import { Dialog, DialogButtons, DialogText } from '../../ui/dialogs/dialog';
import { Segmented, Select } from '../../ui/forms/choice';
import { IconCopy } from '../../ui/icons/for-accounts';
import { IconInfoCircle } from '../../ui/icons/for-everyone';
import type { Message } from '../../ui/notice';
import { ProductName } from '../../ui/page';
import { useTransientState } from '../../ui/timers';
import { useEventTypesQuery } from '../events/filters/gql/event-filter-bar';
import { counts, type EmbedChoice, embedCode, embedPath, themes, whats } from './embed-choice';
import classes from './embed-dialog.module.css';
import * as messages from './messages';

interface Props {
  event: { id: string; title: string; type: string };
  onClose: () => void;
}

/** The choices for an embed, its code to copy, and the embed itself. */
export function EmbedDialog({ event, onClose }: Props) {
  const { viewer } = useSession();
  const productName = useContext(ProductName);
  const [choice, setChoice] = useState<EmbedChoice>({
    what: 'event',
    type: event.type,
    first: '5',
    theme: 'auto',
  });
  const isList = choice.what !== 'event';
  const path = embedPath(choice, { eventId: event.id, viewerId: viewer?.id ?? '' });
  const code = embedCode(choice, path, isList ? messages.eventsAt(productName) : event.title);
  return (
    <Dialog title={messages.TITLE} isOpen onClose={onClose} hasTwoColumns>
      <div className={classes.columns}>
        <div className={classes.choices}>
          <DialogText>{isList ? messages.LEAD : messages.LEAD_OF_EVENT}</DialogText>
          <Choices choice={choice} onChange={(some) => setChoice({ ...choice, ...some })} />
          <Textarea
            label="Code"
            value={code}
            readOnly
            rows={6}
            spellCheck={false}
            classNames={{ input: classes.code ?? '' }}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p className={classes.hint}>
            <IconInfoCircle size={18} stroke={1.75} aria-hidden />
            {messages.IN_WORDPRESS}
          </p>
          <CopyCode code={code} onClose={onClose} />
        </div>
        <div className={classes.preview}>
          <p>Preview</p>
          {/* Its links would lead the desk away, so the sandbox lets none of them open. */}
          <iframe key={path} src={path} title="Preview" sandbox="allow-same-origin" />
        </div>
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  choice: EmbedChoice;
  onChange: (some: Partial<EmbedChoice>) => void;
}

function Choices({ choice, onChange }: ChoicesProps) {
  const { data } = useEventTypesQuery();
  const types = [...new Set([choice.type, ...(data?.eventTypes ?? []).map(({ type }) => type)])];
  const { what, type, first, theme } = choice;
  return (
    <>
      <Labelled label="What">
        <Segmented
          label="What"
          options={whats}
          value={what}
          onChange={(value) => onChange({ what: value })}
        />
      </Labelled>
      {what !== 'event' && (
        <div className={classes.pair}>
          {what === 'type' && (
            <Labelled label="Type">
              <Select
                label="Type"
                options={types.map((value) => ({ value, label: value }))}
                value={type}
                onChange={(value) => onChange({ type: value })}
              />
            </Labelled>
          )}
          <Labelled label="How many">
            <Select
              label="How many"
              options={counts}
              value={first}
              onChange={(value) => onChange({ first: value })}
            />
          </Labelled>
        </div>
      )}
      <Labelled label="Colours">
        <Segmented
          label="Colours"
          options={themes}
          value={theme}
          onChange={(value) => onChange({ theme: value })}
        />
      </Labelled>
    </>
  );
}

/** Screen readers hear the label from the choice itself. */
function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={classes.labelled}>
      <span aria-hidden>{label}</span>
      {children}
    </div>
  );
}

function CopyCode({ code, onClose }: { code: string; onClose: () => void }) {
  const [result, setResult] = useTransientState<Message>(timings.eventMessageShown);
  return (
    <>
      <CopyFailure result={result} />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <CopyButton
          result={result}
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
          onClick={async () => setResult(await copyText(code, messages.COPIED, messages.COPY_FAILED))}
        >
          Copy code
        </CopyButton>
      </DialogButtons>
    </>
  );
}
