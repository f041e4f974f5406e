declare global {
  interface Window {
    /** Of public/page-start.js: the button that was pressed last. From then on, what is pressed is held back no more. */
    takeEarlyPress?: () => HTMLButtonElement | null;
  }
}

/**
 * Presses the button, once, that was pressed last before React had taken over the server's page.
 * @param isEntered whether what was typed before is there: without it, nothing is sent
 */
export function pressAgain(isEntered: () => boolean): void {
  const button = window.takeEarlyPress?.();
  // A task later: text that was typed before is the form's own by then.
  setTimeout(() => isEntered() && button?.click());
}
