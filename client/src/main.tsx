import './mantine.css';
import './fonts.css';
import './global.css';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from './apollo/apollo-client';
import { preloadPages, routes } from './router';
import { cssVariablesResolver, theme } from './theme';
import { timings } from './timings';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <ApolloProvider client={createApolloClient()}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </ApolloProvider>
    </MantineProvider>
  </StrictMode>,
);

setTimeout(preloadPages, timings.otherPagesLoaded);
