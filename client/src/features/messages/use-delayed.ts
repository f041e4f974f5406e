import { useEffect, useState } from 'react';
import { timings } from '../../timings';

/** The value as it was before the person went on typing: one preview for many keys. */
export function useDelayed<Value>(value: Value): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), timings.previewDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
