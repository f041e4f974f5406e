import { median } from 'es-toolkit/math';
import { judge } from '../verdicts.js';
import type { DemoRole } from './demo-session.js';
import type { PageFigures } from './measure-page.js';
import type { DemoProduct } from './start-demo-product.js';

interface MeasuredPage {
  path: (product: DemoProduct) => string;
  /** The account that opens it; without one, an anonymous visitor. */
  role?: DemoRole;
}

/** By what they are called in the tables. */
export const pages: Record<string, MeasuredPage> = {
  '/': { path: () => '/' },
  '/events': { path: () => '/events' },
  '/events/{id}': { path: ({ eventId }) => `/events/${eventId}` },
  '/signedUpEvents': { path: () => '/signedUpEvents', role: 'USER' },
  '/account': { path: () => '/account', role: 'USER' },
  '/payment': { path: ({ paidEventId }) => `/payment?event=${paidEventId}`, role: 'USER' },
  '/staff-dashboard': { path: () => '/staff-dashboard', role: 'STAFF' },
};

const LEAST_PERFORMANCE = 95;
/** A signed-in person's first paint, beside that of the public page in the middle, on a slow phone. */
const MAX_RATIO = 1.2;

/** @returns whether all pages are within what was set for them */
export function judgePages(figuresOf: (name: string) => PageFigures): boolean {
  const own = Object.keys(pages).filter((name) => pages[name]?.role);
  const open = Object.keys(pages).filter((name) => !pages[name]?.role);
  const firstPaint = (name: string) => figuresOf(name)['first paint, throttled'];
  const publicPaint = median(open.map(firstPaint));
  const areFast = open.map((name) =>
    judge(`Lighthouse: ${name}`, figuresOf(name).performance, { atLeast: LEAST_PERFORMANCE }, 'of 100'),
  );
  const areSoon = own.map((name) =>
    judge(`First paint: ${name}, beside public pages`, firstPaint(name) / publicPaint, { atMost: MAX_RATIO }),
  );
  return [...areFast, ...areSoon].every(Boolean);
}
