import { ApolloProvider } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createApolloClient } from '../apollo/apollo-client';
import { fakeApi } from '../testing/fake-api';
import { schemaLink } from '../testing/schema-link';
import { type Session, SessionProvider, useSession } from './session';

function Reader({ onRender }: { onRender: (session: Session) => void }) {
  onRender(useSession());
  return null;
}

it('stays as it is while a filter changes the address', async () => {
  const onRender = vi.fn<(session: Session) => void>();
  const element = (
    <SessionProvider>
      <Reader onRender={onRender} />
    </SessionProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/events'] });
  render(
    <ApolloProvider client={createApolloClient(schemaLink(fakeApi({})))}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  await waitFor(() => expect(onRender.mock.lastCall?.[0].status).toBe('ready'));
  onRender.mockClear();
  await act(() => router.navigate('/events?price=paid'));
  expect(router.state.location.search).toBe('?price=paid');
  expect(onRender).not.toHaveBeenCalled();
});
