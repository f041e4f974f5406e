import { useState } from 'react';
import { useSession } from '../../session/session';
import { isOver } from './change-notice';
import type { EventFormValues } from './event-fields';
import { changesToTell, type ToldChange } from './event-values';

interface Options {
  /** Whether the event was over when it was loaded. */
  hasEnded: boolean;
  before: EventFormValues;
  /** As a draft of the form holds them beside the fields. */
  mailMessage: string;
  mailLeftOut: string;
}

/** The mail about a change to people with a place: whether it is sent, and what is written into it. */
export function useChangeMail({ hasEnded, before, ...kept }: Options) {
  const { mailEnabled } = useSession();
  const [isWanted, setWanted] = useState(kept.mailLeftOut === '');
  const [message, setMessage] = useState(kept.mailMessage);
  const isSent = mailEnabled && isWanted;

  /** No mail is sent about an event that is over and stays so. */
  function changesTold(values: EventFormValues, placeCount: number): ToldChange[] {
    if (placeCount === 0 || (hasEnded && isOver(values))) return [];
    return changesToTell(before, values);
  }

  return {
    isSent,
    changesTold,
    inputOf(values: EventFormValues, placeCount: number) {
      if (changesTold(values, placeCount).length === 0) return {};
      const line = message.trim();
      return { notifyAttendees: isSent, ...(isSent && line && { messageToAttendees: line }) };
    },
    typed: { mailMessage: message, mailLeftOut: isWanted ? '' : 'yes' },
    notice: { isSent, onSentChange: setWanted, message, onMessageChange: setMessage },
  };
}
