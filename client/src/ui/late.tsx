import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';

/** A component that no anonymous visitor sees, so that its code is not part of their first page. */
interface LatePart<Props> {
  /** Undefined until its code is there. */
  loaded: ComponentType<Props> | undefined;
  Awaited: ComponentType<Props>;
}

const loaders: (() => Promise<unknown>)[] = [];
let areWanted = false;

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const part: LatePart<Props> = { loaded: undefined, Awaited: lazy<ComponentType<Props>>(loadOnce) };
  async function loadOnce() {
    part.loaded ??= await load();
    return { default: part.loaded };
  }
  loaders.push(loadOnce);
  // Where it did not load, it is tried again when it is shown.
  if (areWanted) loadOnce().catch(() => {});
  return part;
}

/** Loads the late parts of every page: now where the page's own code is there, else with it. */
export async function loadLateParts(): Promise<void> {
  areWanted = true;
  await Promise.allSettled(loaders.map((load) => load()));
}

const serverRenderedLoaders: (() => Promise<unknown>)[] = [];

/**
 * A part that the server renders, and whose code a browser loads after that of the page: until then React keeps what the
 * server has sent. Where the code does not load, the part is left out. Its props are plain values: React keeps nothing
 * of a part that is given other props meanwhile.
 */
export function serverRenderedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Awaited = lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }));
  serverRenderedLoaders.push(async () => {
    loaded = await load();
  });
  return memo((props: Props) => {
    // The lazy one stays what it is: another type would be another component.
    const Part = loaded ?? Awaited;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}

/** For the server, which renders at once. */
export async function loadServerRenderedParts(): Promise<void> {
  await Promise.all(serverRenderedLoaders.map((load) => load()));
}

interface Props<PartProps> {
  part: LatePart<PartProps>;
  props: PartProps;
  /** In its place where a person gets to it before its code. */
  fallback?: ReactNode;
}

export function Late<PartProps extends object>({ part, props, fallback = null }: Props<PartProps>) {
  // The same one for as long as it is shown: another would lose what was typed.
  const [Part] = useState(() => part.loaded ?? part.Awaited);
  // React takes over what is in a Suspense later than the rest, and what was typed there before would be lost.
  if (Part !== part.Awaited) return <Part {...props} />;
  return (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
