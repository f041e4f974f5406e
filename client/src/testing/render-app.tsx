import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, getConfig, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createApolloClient } from '../apollo/apollo-client';
import { routes } from '../router';
import { theme } from '../theme';
import { type FakeApi, fakeApi } from './fake-api';
import { schemaLink } from './schema-link';

/** The whole client at one address, with the real Apollo Client over a fake API. */
export function renderApp(at: InitialEntry, some: Partial<FakeApi> = {}) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const client = createApolloClient(schemaLink(fakeApi(some)));
  render(
    // Without the style sheets: jsdom would compute them for every query.
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>,
  );
  return { router, client, user: userEvent.setup({ delay: null }) };
}

/**
 * From here on time passes only by `pass`, so that a duration is proved to the millisecond. The limit of Testing Library's
 * own waits stays real: a test that misses something fails by naming it.
 * @param now the date from which `Date` goes on with it; without it `Date` stays as it is
 */
export function holdTheClock(now?: Date): void {
  vi.useRealTimers();
  const real = { start: globalThis.setTimeout, clear: globalThis.clearTimeout };
  vi.useFakeTimers(
    now
      ? { toFake: ['setTimeout', 'clearTimeout', 'Date'], now }
      : { toFake: ['setTimeout', 'clearTimeout'] },
  );
  const held = { start: globalThis.setTimeout, clear: globalThis.clearTimeout };
  const timersOfTools = new Set<unknown>();
  // Testing Library and Apollo put off by nothing what is no duration of the product's.
  const delaysOfTools = [0, getConfig().asyncUtilTimeout];
  Object.assign(globalThis, {
    setTimeout(run: () => void, delay = 0) {
      if (!delaysOfTools.includes(delay)) return held.start(run, delay);
      const timer = real.start(run, delay);
      timersOfTools.add(timer);
      return timer;
    },
    clearTimeout(timer?: ReturnType<typeof setTimeout>) {
      if (timersOfTools.delete(timer)) real.clear(timer);
      else held.clear(timer);
    },
  });
}

export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
