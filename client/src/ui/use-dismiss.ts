import { type RefObject, useEffect } from 'react';

/** Closes what hangs under a button when the person turns elsewhere or presses Escape. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    function turnElsewhere({ target }: Event) {
      if (!(target instanceof Node && element.current?.contains(target))) dismiss();
    }
    function press({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      element.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      dismiss();
    }
    document.addEventListener('pointerdown', turnElsewhere, { signal });
    document.addEventListener('focusin', turnElsewhere, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => listening.abort();
  }, [element, isOpen, dismiss]);
}
