import lighthouse, { type Result } from 'lighthouse';

/** Scores are of 100, times in seconds, sizes in kB. */
export type PageFigures = {
  performance: number;
  'first paint': number;
  'largest paint': number;
  'first paint, throttled': number;
  'largest paint, throttled': number;
  'layout shift': number;
  requests: number;
  kB: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
};

/**
 * Lighthouse's phone profile: once as it computes the times of a slow network and processor from a fast load, once with
 * both made slow in the browser itself.
 * @param port of a browser's remote debugging
 * @param cookie of a session, for a signed-in person's page
 */
export async function measurePage(url: string, port: number, cookie?: string): Promise<PageFigures> {
  const session = cookie === undefined ? {} : { extraHeaders: { cookie } };
  const computed = await run(url, port, { throttlingMethod: 'simulate', ...session });
  const throttled = await run(url, port, {
    throttlingMethod: 'devtools',
    onlyCategories: ['performance'],
    ...session,
  });
  const score = (category: string) => Math.round((computed.categories[category]?.score ?? 0) * 100);
  const requests = computed.audits['network-requests']?.details as { items: unknown[] } | undefined;
  return {
    performance: score('performance'),
    'first paint': seconds(computed, 'first-contentful-paint'),
    'largest paint': seconds(computed, 'largest-contentful-paint'),
    'first paint, throttled': seconds(throttled, 'first-contentful-paint'),
    'largest paint, throttled': seconds(throttled, 'largest-contentful-paint'),
    'layout shift': round(numberOf(computed, 'cumulative-layout-shift'), 2),
    requests: requests?.items.length ?? Number.NaN,
    kB: Math.round(numberOf(computed, 'total-byte-weight') / 1000),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
  };
}

interface Settings {
  throttlingMethod: 'simulate' | 'devtools';
  onlyCategories?: string[];
  extraHeaders?: Record<string, string>;
}

/** On a busy machine the browser's trace is sometimes not complete; Lighthouse then asks to be run again. */
const ATTEMPTS = 4;

async function run(url: string, port: number, settings: Settings): Promise<Result> {
  let reason = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const result = await lighthouse(url, { port, logLevel: 'error', ...settings });
    if (result && !result.lhr.runtimeError) return result.lhr;
    reason = result?.lhr.runtimeError?.message ?? '';
  }
  throw new Error(`${url} could not be measured: ${reason}`);
}

function numberOf({ audits }: Result, audit: string): number {
  return audits[audit]?.numericValue ?? Number.NaN;
}

function seconds(result: Result, audit: string): number {
  return round(numberOf(result, audit) / 1000, 2);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
