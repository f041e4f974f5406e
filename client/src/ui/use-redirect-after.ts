import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Sends the person on once `isDue` has been true for `delay`; leaving the page first calls it off. */
export function useRedirectAfter(isDue: boolean, delay: number, to: string, replace = false): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => navigate(to, { replace }), delay);
    return () => clearTimeout(timer);
  }, [isDue, delay, to, replace, navigate]);
}
