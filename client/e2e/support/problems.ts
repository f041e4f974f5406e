import type { BrowserContext } from '@playwright/test';

/**
 * Notes what goes wrong unseen on any page of a browser: errors in the console (a breach of the
 * Content-Security-Policy is one), exceptions, and requests to anyone but the product.
 * @param origins the product and its sandbox
 */
export function watchForProblems(
  context: BrowserContext,
  origins: string[],
): (expected: RegExp[]) => string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('request', (request) => {
    if (!origins.includes(new URL(request.url()).origin)) problems.push(`A request to ${request.url()}`);
  });
  return (expected) => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
}
