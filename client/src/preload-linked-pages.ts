import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fetches the code of a page once a link to it is seen: so that it opens at once, and still opens when the network is gone.
 * A link to what somebody cannot open yet, or what few people open, is `nofollow`.
 */
export function preloadLinkedPages(routes: RouteObject[]): void {
  const fetched = new Set<RouteObject>();
  const links = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      links.unobserve(target);
      preload((target as HTMLAnchorElement).pathname);
    }
  });

  function preload(path: string) {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      // What is no page is the server's own, such as its documentation.
      if (route.path === '*' || fetched.has(route) || typeof route.lazy !== 'function') continue;
      fetched.add(route);
      // Whoever opens the page later is told that it did not load.
      route.lazy().catch(() => fetched.delete(route));
    }
  }

  const observed = new WeakSet<Element>();
  function observeNewLinks() {
    for (const link of document.querySelectorAll('a[href^="/"]:not([download],[rel=nofollow])')) {
      if (observed.has(link)) continue;
      observed.add(link);
      links.observe(link);
    }
  }
  observeNewLinks();
  new MutationObserver(observeNewLinks).observe(document.body, { childList: true, subtree: true });
}
