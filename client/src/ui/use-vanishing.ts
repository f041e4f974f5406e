import { useEffect, useState } from 'react';

/** A value that goes away by itself; showing another starts its time anew. */
export function useVanishing<Value extends object>(duration: number) {
  const [value, show] = useState<Value | null>(null);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => show(null), duration);
    return () => clearTimeout(timer);
  }, [value, duration]);
  return [value, show] as const;
}
