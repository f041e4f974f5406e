declare global {
  interface Window {
    /** Of public/page-start.js. */
    earlyPress?: { button: HTMLButtonElement | null; stop: () => void };
  }
}

/**
 * Presses the button, once, that was pressed last before React had taken over the server's page.
 * @param isEntered without what was typed before, nothing is sent
 */
export function pressAgain(isEntered: () => boolean): void {
  const early = window.earlyPress;
  if (!early) return;
  early.stop();
  delete window.earlyPress;
  // A task later: what was typed before is the form's own by then.
  setTimeout(() => isEntered() && early.button?.click());
}
