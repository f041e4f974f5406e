import { matchRoutes, type RouteObject } from 'react-router-dom';

const LINKS = 'a[href^="/"]:not([download],[rel=nofollow])';

/**
 * Fetches the code of a page once a link to it is seen: so that it opens at once, and still opens when the network is
 * lost. A link to a page that the viewer cannot open yet, or that few people open, is `nofollow`.
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
      // A path without a page is the server's own, such as its documentation.
      if (route.path === '*' || fetched.has(route) || typeof route.lazy !== 'function') continue;
      fetched.add(route);
      // A person who opens the page later is told that it did not load.
      route.lazy().catch(() => fetched.delete(route));
    }
  }

  function observeLinksAround(added: Iterable<Node>) {
    for (const node of added) {
      // What observes a link already observes it once.
      if (node instanceof Element) {
        if (node.matches(LINKS)) links.observe(node);
        for (const link of node.querySelectorAll(LINKS)) links.observe(link);
      }
    }
  }
  observeLinksAround([document.body]);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) observeLinksAround(addedNodes);
  }).observe(document.body, { childList: true, subtree: true });
}
