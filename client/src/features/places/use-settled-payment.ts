import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back once a payment that was being processed is settled.
 * @param isProcessing undefined while that is not known
 */
export function useSettledPayment(isProcessing: boolean | undefined, onSettled: () => void): void {
  const wasProcessing = useRef(false);
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (isProcessing === undefined) return;
    if (wasProcessing.current && !isProcessing) settled();
    wasProcessing.current = isProcessing;
  }, [isProcessing]);
}
