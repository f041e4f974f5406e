import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIsServerRendering } from './dates/own-clock';

/**
 * A part whose code and style sheet a browser loads after those of the page. Where they do not load, it is left out.
 * @param fallback in its place until then, also as the server renders the page
 */
export function afterPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }));
  return (props: Props) =>
    useIsServerRendering() ? (
      fallback
    ) : (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
}
