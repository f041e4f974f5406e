import classes from './card-transition.module.css';

let named: Element | null = null;

/**
 * Names a card for the transition to the page of its event, and back. One card has the names at a time: a browser leaves out the
 * transition where two elements have one name.
 * @param link of its title
 */
export function nameCard(link: Element): void {
  unnameCard();
  named = link.closest('article');
  named?.classList.add(classes.named ?? '');
}

/** On the page that a card became: the same cards may be on it. */
export function unnameCard(): void {
  named?.classList.remove(classes.named ?? '');
}

export function wantsTransition(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
