import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the pages that a path leads to, into their routes. A router would first render without them, which is not what the
 * server has rendered.
 */
export async function loadMatchedPages(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
