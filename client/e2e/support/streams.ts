import type { BrowserContext } from '@playwright/test';

/**
 * Completes every stream at once. A page opens its stream two seconds after it came, which on a slow machine may be before
 * the network is idle, and with a stream it never is.
 */
export async function endStreams(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', (route, request) =>
    request.headers().accept?.includes('text/event-stream')
      ? route.fulfill({ contentType: 'text/event-stream', body: 'event: complete\ndata:\n\n' })
      : route.fallback(),
  );
}
