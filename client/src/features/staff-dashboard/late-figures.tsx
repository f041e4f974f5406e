import { type ComponentType, lazy, Suspense } from 'react';
import { useIsServerRendering } from '../../ui/dates/own-clock';

/** A part whose code and style sheet a browser loads after those of the page. Where they do not load, it is left out. */
function afterPage(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load().catch(() => () => null) }));
  return () =>
    useIsServerRendering() ? null : (
      <Suspense>
        <Part />
      </Suspense>
    );
}

export const RecentFigures = afterPage(async () => (await import('./figures/recent-figures')).RecentFigures);
export const ArrivalsByType = afterPage(
  async () => (await import('./figures/arrivals-by-type')).ArrivalsByType,
);
