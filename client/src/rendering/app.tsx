import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { cssVariablesResolver, theme } from '../theme';
import { type OwnClock, ServerClock } from '../ui/own-clock';

interface Props {
  client: ApolloClient;
  /** The server's, where the server rendered the page. */
  clock: OwnClock | null;
  /** The router. */
  children: ReactNode;
}

/** The client around its router: the same on the server and in a browser. */
export function App({ client, clock, children }: Props) {
  // What came with the page counts as just read. What is shown after that may be older, and is read again.
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, [client]);
  return (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <ApolloProvider client={client}>
          <ServerClock value={clock}>{children}</ServerClock>
        </ApolloProvider>
      </MantineProvider>
    </StrictMode>
  );
}
