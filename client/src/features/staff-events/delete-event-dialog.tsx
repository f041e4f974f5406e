import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { EventScope } from '../../gql/types';
import { Dialog, DialogButtons, DialogText } from '../../ui/dialogs/dialog';
import { BusyButton } from '../../ui/forms/busy-button';
import { RadioCards } from '../../ui/forms/radio-cards';
import { formatSum } from '../../ui/texts/price';
import { scopeOptions } from '../event-form/scope/scope-options';
import { CancelEventForm } from './cancel-event-form';
import { CancelOrDelete, type Ending } from './cancel-or-delete';
import classes from './cancel-or-delete.module.css';
import { ImpactLines } from './impact-lines';
import * as messages from './messages';
import { useDeleteEvent } from './use-delete-event';
import { useImpact } from './use-impact';

interface Props {
  event: { id: string; title: string };
  isOpen: boolean;
  onClose: () => void;
  /** @param count how many events of a series, this one included */
  onDeleted: (count: number) => void;
  onCancelled?: (count: number) => void;
  onFailed: (message: string) => void;
}

/**
 * Asks before an event is deleted, and in a series whether the following ones are meant, too. Where people would lose
 * something, cancelling comes first.
 */
export function DeleteEventDialog(props: Props) {
  const { event, isOpen, onClose, onDeleted, onCancelled, onFailed } = props;
  const { id, title } = event;
  const [ending, setEnding] = useState<Ending>('cancel');
  const [chosen, setChosen] = useState<EventScope | null>(null);
  const firstScope = useRef<HTMLInputElement>(null);
  const { deleteEvent, isDeleting } = useDeleteEvent();
  const impacts = useImpact(id, isOpen);
  const { following } = impacts;
  const isAsked = following.length > 0;
  const scope = isAsked ? chosen : 'THIS';
  const count = scope === 'THIS_AND_FOLLOWING' ? following.length + 1 : 1;
  const impact = impacts.impactOf(scope);
  const refunds = impact && impact.refundPence > 0 ? ` and refund ${formatSum(impact.refundPence)}` : '';
  const people = impact ? impact.signUpCount + impact.waitingCount + impact.refundCount : 0;
  const hasChoice = impacts.takesPlace && people > 0;
  const input = { id, ...(isAsked && scope && { scope }) };

  // The choices come after the dialog was opened, and are no answer to it. Later a person has begun to choose.
  const keepButton = useRef<HTMLButtonElement>(null);
  const comesToKeep = hasChoice && !isAsked;
  useEffect(() => {
    if (comesToKeep) keepButton.current?.focus();
  }, [comesToKeep]);

  async function confirm() {
    const failure = await deleteEvent(input);
    onClose();
    if (failure) onFailed(failure);
    else onDeleted(count);
  }

  const keep = (
    <Button ref={keepButton} key="keep" variant="default" onClick={onClose}>
      {count > 1 ? 'Keep the events' : 'Keep the event'}
    </Button>
  );
  return (
    <Dialog
      title={hasChoice || !scope ? `Cancel or delete “${title}”?` : messages.deleteQuestion(count)}
      isOpen={isOpen}
      onClose={onClose}
      isWide
    >
      {isAsked && impacts.event && (
        <div className={classes.choices}>
          <RadioCards
            legend={<strong className={classes.question}>Which events?</strong>}
            name="ended-events"
            first={firstScope}
            value={chosen}
            onChange={setChosen}
            options={scopeOptions(impacts.event, following)}
          />
        </div>
      )}
      {scope && hasChoice && <CancelOrDelete count={count} value={ending} onChange={setEnding} />}
      {scope && !hasChoice && <DialogText>{messages.disappears(title, count)}</DialogText>}
      {impact && (
        <ImpactLines impact={impact} ending={hasChoice ? ending : 'delete'} isForSeveral={count > 1} />
      )}
      {scope && hasChoice && ending === 'cancel' ? (
        <CancelEventForm
          event={input}
          alsoCancelled={scope === 'THIS_AND_FOLLOWING' ? following : []}
          confirmLabel={`Cancel ${messages.events(count)}${refunds}`}
          keep={keep}
          onCancelled={() => {
            onClose();
            onCancelled?.(count);
          }}
        />
      ) : (
        <DialogButtons>
          {keep}
          {scope ? (
            <BusyButton color="danger" onClick={confirm} isBusy={isDeleting}>
              {isDeleting
                ? `Deleting ${messages.events(count)}...`
                : messages.deleteLabel(count, { hasChoice, refunds })}
            </BusyButton>
          ) : (
            <Button variant="default" onClick={() => firstScope.current?.focus()}>
              Choose which events
            </Button>
          )}
        </DialogButtons>
      )}
    </Dialog>
  );
}
