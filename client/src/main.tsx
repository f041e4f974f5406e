import './mantine.css';
import './fonts.css';
import './palette.css';
import './global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from './apollo/apollo-client';
import { preloadLinkedPages } from './preload-linked-pages';
import { watchParts } from './reload-once';
import { App } from './rendering/app';
import { isFromHistory } from './rendering/from-history';
import { loadMatchedPages } from './rendering/load-matched-pages';
import { readPageState } from './rendering/page-state';
import { pressAgain } from './rendering/pressed-before';
import { noteTyping } from './rendering/typed-before';
import { routes } from './router';
import { SessionDocument } from './session/gql/session';
import { timings } from './timings';
import { loadLateParts } from './ui/late';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  watchParts();
  let state = readPageState();
  // The router tries a missing file of the page again, and shows that it is missing.
  if (state)
    await loadMatchedPages(routes, window.location.pathname).catch(() => {
      state = null;
    });
  const client = createApolloClient();
  client.prioritizeCacheValues = state !== null;
  if (state) client.cache.restore(state.cache);
  const isAnonymous = state && !client.readQuery({ query: SessionDocument })?.viewer;
  const lateParts = isAnonymous || loadLateParts();
  // The parts that the server has rendered are there already.
  if (state) await lateParts;
  const enterTyped = noteTyping();
  function onStart() {
    pressAgain(enterTyped());
    if (state && isFromHistory()) void client.refetchQueries({ include: 'active' });
  }
  // Told that the page is there, the router leaves it where the person, or the browser after a reload, has scrolled it to.
  const router = createBrowserRouter(routes, state ? { hydrationData: {} } : {});
  const app = (
    <App client={client} clock={state?.clock ?? null} onStart={onStart}>
      <RouterProvider router={router} />
    </App>
  );
  // In a transition React lets the browser paint and answer touches meanwhile.
  if (state) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start();
// The first page goes first.
window.addEventListener('load', () => {
  preloadLinkedPages(routes);
  setTimeout(loadLateParts, timings.pageAtRest);
});
