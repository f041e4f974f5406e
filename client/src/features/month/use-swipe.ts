import { type TouchEvent, useRef } from 'react';
import { isFromTheRight } from '../../ui/direction';

/** Pixels to the side that make a touch a swipe. */
const SWIPE = 48;

/** Handlers of touches that tell of a swipe: forwards is to the left, where the page is written from the right to the right. */
export function useSwipe(onSwipe: (direction: 'forwards' | 'backwards') => void) {
  const touched = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers make the page larger.
      const touch = touches.length === 1 ? touches[0] : undefined;
      touched.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const touch = changedTouches[0];
      const begun = touched.current;
      touched.current = null;
      if (!begun || !touch) return;
      const [x, y] = [touch.clientX - begun.x, touch.clientY - begun.y];
      if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
      onSwipe(x < 0 === isFromTheRight(currentTarget) ? 'backwards' : 'forwards');
    },
  };
}
