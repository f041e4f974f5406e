import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** A state that returns to null after `duration` milliseconds; a new value starts the time again. */
export function useTransientState<Value extends object>(duration: number) {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setValue(null), duration);
    return () => clearTimeout(timer);
  }, [value, duration]);
  return [value, setValue] as const;
}

/** Navigates once `isDue` has been true for `delay` milliseconds. Navigation to another page cancels it. */
export function useRedirectAfter(
  isDue: boolean,
  delay: number,
  to: string,
  { replace = false, state }: { replace?: boolean; state?: string | undefined } = {},
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => navigate(to, { replace, state }), delay);
    return () => clearTimeout(timer);
  }, [isDue, delay, to, replace, state, navigate]);
}
