import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { theme } from '../theme';
import { ServerClock } from '../ui/dates/own-clock';
import type { OwnClock } from '../ui/dates/time-zone';

interface Props {
  client: ApolloClient;
  /** The server's, where the server rendered the page. */
  clock: OwnClock | null;
  /** Called in a browser when it has rendered for the first time. */
  onStart?: () => void;
  /** The router. */
  children: ReactNode;
}

/** The client around its router: the same on the server and in a browser. */
export function App({ client, clock, onStart, children }: Props) {
  const [serverClock, setServerClock] = useState(clock);
  useEffect(() => {
    // Data that came with the page count as just read. Data that are shown after that may be older, and are read
    // again.
    client.prioritizeCacheValues = false;
    onStart?.();
    startTransition(() => setServerClock(null));
  }, [client, onStart]);
  return (
    <StrictMode>
      {/* Its variables are in palette.css: written by Mantine they would be in every page. */}
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <ApolloProvider client={client}>
          <ServerClock value={serverClock}>{children}</ServerClock>
        </ApolloProvider>
      </MantineProvider>
    </StrictMode>
  );
}
