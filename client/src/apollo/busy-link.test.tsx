import { ApolloClient, ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { SessionDocument } from '../session/gql/session';
import { grain, maya } from '../testing/people';
import { holdTheClock, pass, renderApp } from '../testing/render-app';
import { failure } from '../testing/schema-link';
import { createCache } from './apollo-client';
import { BUSY_MESSAGE, busyLink } from './busy-link';
import { failedWith } from './failure';

const busy = () => failure('BUSY', { retryAfterSeconds: 3 });

/** An API that is busy so many times, and then has events. */
function busyFor(times: number) {
  const api = { asked: 0 };
  const viewer = vi.fn(() => {
    api.asked += 1;
    if (api.asked <= times) throw busy();
    return maya;
  });
  return { api, viewer };
}

it('C1: tries again by itself, no sooner than told, and says so meanwhile', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { api, viewer } = busyFor(2);
  holdTheClock();
  renderApp('/events', { viewer });
  expect(await screen.findByText(BUSY_MESSAGE)).toBeVisible();
  expect(api.asked).toBe(1);
  await pass(3_499);
  expect(api.asked).toBe(1);
  await pass(1);
  await waitFor(() => expect(api.asked).toBe(2));
  expect(screen.getByText(BUSY_MESSAGE)).toBeVisible();
  await pass(3_500);
  expect(await screen.findByRole('button', { name: 'Profile' })).toBeVisible();
  await pass(1_000);
  await waitFor(() => expect(screen.queryByText(BUSY_MESSAGE)).not.toBeInTheDocument());
});

it('O10: says that the service has a problem while the database is away', async () => {
  let asked = 0;
  const viewer = () => {
    asked += 1;
    if (asked === 1) throw failure('BUSY', { retryAfterSeconds: 3, outage: true });
    return maya;
  };
  renderApp('/events', { viewer });
  expect(await screen.findByText('The service has a problem. We are on it.')).toBeVisible();
});

it('C1: sends a mutation again, which is done once', async () => {
  let asked = 0;
  const logOut = vi.fn(() => {
    asked += 1;
    if (asked === 1) throw busy();
    return {};
  });
  const { user } = renderApp('/staff-dashboard', { viewer: () => grain, logOut });
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  holdTheClock();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(BUSY_MESSAGE)).toBeVisible();
  await pass(4_000);
  expect(await screen.findByText('Logging out. Redirecting to login page...')).toBeVisible();
  expect(logOut).toHaveBeenCalledTimes(2);
});

it('gives up after twenty times', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const alwaysBusy = new ApolloLink(() => {
    asked += 1;
    const extensions = { code: 'BUSY', retryAfterSeconds: 3 };
    return of({ data: null, errors: [{ message: 'x', extensions }] });
  });
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.from([busyLink(), alwaysBusy]) });
  const query = client.query({ query: SessionDocument });
  const failed = expect(query).rejects.toSatisfy((error) => failedWith(error, 'BUSY'));
  await vi.advanceTimersByTimeAsync(20 * 4_000);
  await failed;
  expect(asked).toBe(21);
});
