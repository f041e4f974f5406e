import { type RefObject, useEffect } from 'react';

/** Closes a popup when the person clicks or focuses something else, or presses Escape. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    function dismissOutside({ target }: Event) {
      if (!(target instanceof Node && element.current?.contains(target))) dismiss();
    }
    function dismissOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      element.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      dismiss();
    }
    document.addEventListener('pointerdown', dismissOutside, { signal });
    document.addEventListener('focusin', dismissOutside, { signal });
    document.addEventListener('keydown', dismissOnEscape, { signal });
    return () => controller.abort();
  }, [element, isOpen, dismiss]);
}
