import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIsServerRendering } from './dates/own-clock';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part whose code and style sheet a browser loads after those of the page. Where they do not load, it is left out. */
export function afterPage<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return loadedLater(() => load().catch(() => () => null), null);
}

/**
 * A part that is what the page is about, loaded after the page's own. Where it does not load, the page says so.
 * @param fallback in its place until then, also as the server renders the page
 */
export function contentAfterPage<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode,
): ComponentType<Props> {
  return loadedLater(load, fallback);
}

function loadedLater<Props extends object>(load: Load<Props>, fallback: ReactNode): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return (props: Props) =>
    useIsServerRendering() ? (
      fallback
    ) : (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
}
