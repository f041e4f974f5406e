import classes from './card-transition.module.css';

let named: Element | null = null;

/**
 * Makes a card the one that becomes the page of its event, or that the page becomes again. A page has one such card at most: for
 * two elements of one name a browser leaves out the transition.
 * @param link of its title
 */
export function nameCard(link: Element): void {
  named?.classList.remove(classes.named ?? '');
  named = link.closest('article');
  named?.classList.add(classes.named ?? '');
}

export function wantsTransition(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
