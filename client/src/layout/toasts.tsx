import { lazy, Suspense, useEffect, useState } from 'react';

const NoToasts = () => null;

/** A page without toasts is better than none, where their code could not be loaded. */
const ToastContainer = lazy(async () => {
  const loaded = await import('./toast-container').catch(() => null);
  return { default: loaded?.ToastContainer ?? NoToasts };
});

/** Where toasts appear. Nothing has to be said before the page is there, so it does not wait for their code. */
export function Toasts() {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const onLoad = () => setIsLoaded(true);
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
    return () => window.removeEventListener('load', onLoad);
  }, []);

  if (!isLoaded) return null;
  return (
    <Suspense fallback={null}>
      <ToastContainer />
    </Suspense>
  );
}
