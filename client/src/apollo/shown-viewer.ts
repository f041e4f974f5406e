import { type ApolloCache, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { SessionDocument, type ViewerFragment } from '../session/gql/session';
import { failedWith } from './failure';
import { readFragment } from './graphql';

const REFUSED = 'viewer-changed';

/**
 * Every mutation says which account the page shows: the server refuses it when another person has signed in since, in
 * another tab. Then the page is loaded again, for the account that is signed in now.
 */
export function shownViewerLink(cache: ApolloCache): ApolloLink {
  const nameShownViewer = new ApolloLink((operation, forward) => {
    const viewer = readFragment<ViewerFragment>(cache.readQuery({ query: SessionDocument })?.viewer);
    if (viewer && operation.operationType === 'mutation') {
      operation.setContext(({ headers }) => ({ headers: { ...headers, 'x-turnout-viewer': viewer.id } }));
    }
    return forward(operation);
  });
  const loadAgain = new ErrorLink(({ error }) => {
    if (!failedWith(error, 'VIEWER_CHANGED')) return;
    withStorage((storage) => storage.setItem(REFUSED, 'true'));
    window.location.reload();
  });
  return loadAgain.concat(nameShownViewer);
}

/** Whether this page was loaded again because the server had refused what the one before sent; true once. */
export function consumeViewerChange(): boolean {
  return withStorage((storage) => {
    const isRefused = storage.getItem(REFUSED) !== null;
    storage.removeItem(REFUSED);
    return isRefused;
  });
}

/** A browser may refuse to store anything: then the page is loaded again without a word. */
function withStorage(use: (storage: Storage) => unknown): boolean {
  try {
    return use(window.sessionStorage) === true;
  } catch {
    return false;
  }
}
