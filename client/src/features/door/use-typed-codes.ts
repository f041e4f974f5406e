import { useEffect, useEffectEvent } from 'react';

/** Milliseconds: a hand scanner types a key in a few of them, a person takes longer. */
const LONGEST_GAP = 80;
/** A scanner that has lost its way types no more than this. */
const MAX_LENGTH = 80;

/** Codes of a hand scanner, which types them as a keyboard does, and then Enter. Fields that have the focus keep their keys. */
export function useTypedCodes(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    let typed = '';
    let lastAt = 0;
    function onKey(event: KeyboardEvent) {
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      if (event.timeStamp - lastAt > LONGEST_GAP) typed = '';
      lastAt = event.timeStamp;
      if (event.key.length === 1 && typed.length < MAX_LENGTH) typed += event.key;
      if (event.key !== 'Enter' || typed === '') return;
      // Not a press of the button that has the focus.
      event.preventDefault();
      tell(typed);
      typed = '';
    }
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
