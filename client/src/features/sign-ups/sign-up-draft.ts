import { useEffect, useEffectEvent } from 'react';

interface Draft {
  eventId: string;
  viewerId: string;
  name: string;
  email: string;
}

/** In this tab's memory alone: neither an address nor a store of the browser tells others what was typed. */
let draft: Draft | null = null;

/** What this account typed into the form of this event before the form went away, as when a session ends. */
export function signUpDraft(eventId: string, viewerId: string): Draft | null {
  return draft?.eventId === eventId && draft.viewerId === viewerId ? draft : null;
}

/** For a form that takes the place of this one as soon as it is refused. */
export function saveSignUpDraft(typed: Draft): void {
  draft = typed;
}

export function clearSignUpDraft(): void {
  draft = null;
}

/** Remembers what is in the form when it goes away. */
export function useSignUpDraft(typed: Draft, isChanged: boolean): void {
  const remember = useEffectEvent(() => {
    if (isChanged) draft = typed;
  });
  useEffect(() => () => remember(), []);
}
