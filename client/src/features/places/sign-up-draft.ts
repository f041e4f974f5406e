import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../session/session';
import { signUpForms } from '../../ui/forms/draft-storage';
import { formDrafts } from '../../ui/forms/form-draft';

/** The text that was typed into a form of this event before it went away, as when a session ends. */
export function useSignUpDraft<Values extends object>(eventId: string, accountId: string, own: Values) {
  const name = signUpForms(eventId);
  const { isSigningOut } = useSession();
  const [initialValues] = useState(() => formDrafts.read(name, accountId, own) ?? own);
  const isForgotten = useRef(false);
  return {
    initialValues,
    keep(values: Values) {
      if (!isForgotten.current && !isSigningOut) formDrafts.save(name, accountId, values);
    },
    forget() {
      isForgotten.current = true;
      formDrafts.clear(name);
    },
  };
}

/** Keeps what is in the form when it goes away. */
export function useKeptAtEnd(keep: () => void): void {
  const atEnd = useEffectEvent(keep);
  useEffect(() => () => atEnd(), []);
}
