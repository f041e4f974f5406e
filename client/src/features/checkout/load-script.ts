const loading = new Map<string, Promise<void>>();

/** Adds a script to the page, once however often it is asked for. One that failed can be asked for again. */
export function loadScript(src: string): Promise<void> {
  const begun = loading.get(src);
  if (begun) return begun;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading.delete(src);
      reject(new Error(`${src} could not be loaded.`));
    });
  });
  loading.set(src, loaded);
  script.src = src;
  document.head.append(script);
  return loaded;
}
