import { type ComponentType, lazy, Suspense } from 'react';
import { useIsServerRendering } from './dates/own-clock';

/** A part whose code and style sheet a browser loads after those of the page. Where they do not load, it is left out. */
export function afterPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }));
  return (props: Props) =>
    useIsServerRendering() ? null : (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
}
