import type { BrowserContext, Page, Route } from '@playwright/test';

const asks = (operation: string, route: Route) =>
  new RegExp(`(query|mutation) ${operation}\\b`).test(route.request().postData() ?? '');

async function routeAnswer(page: Page, operation: string, handle: (route: Route) => unknown): Promise<void> {
  await page.route('/graphql', (route) => (asks(operation, route) ? handle(route) : route.fallback()));
}

/** The answer to an operation never comes. */
export async function holdAnswer(page: Page, operation: string): Promise<void> {
  await routeAnswer(page, operation, () => undefined);
}

/** The network fails at an operation, of which the browser complains. */
export async function loseAnswer(page: Page, operation: string): Promise<void> {
  await routeAnswer(page, operation, (route) => route.abort());
}

/** The server fails at an operation without giving a reason. */
export async function failAnswer(page: Page, operation: string): Promise<void> {
  const errors = [{ message: 'Something broke', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
  await routeAnswer(page, operation, (route) => route.fulfill({ json: { errors, data: null } }));
}

/** The browser's complaint when the network fails. */
export const NETWORK_FAILED = /net::ERR_FAILED/;

/** The page comes as it does when the server cannot render it: the browser makes it, and asks for everything. */
export async function sendShell(context: BrowserContext, path: string): Promise<void> {
  const shell = await context.request.get('/forgot-password', { headers: { accept: 'text/html' } });
  await context.route(path, (route) => route.fulfill({ response: shell }));
}
