import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { EXAMPLE_HEADERS, fetcher } from './fetcher';
import { labelEditors } from './label-editors';
import 'graphiql/style.css';
import './explorer.css';

const FIRST_QUERY = `# Public events need nothing. Your own data are read as the
# account that is logged in here, or with a token: put it into
# 'Headers' below, in the place of trn_YOUR_TOKEN.
{
  events(first: 3, filter: { hasEnded: false }) {
    totalCount
    nodes { id title startsAt pricePence placesLeft }
  }
}
`;

const root = document.getElementById('root');
const scheme = document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
if (root) {
  labelEditors(root);
  createRoot(root).render(
    // Headers are not stored: a token in them would stay in the browser.
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={FIRST_QUERY}
      defaultHeaders={EXAMPLE_HEADERS}
      defaultEditorToolsVisibility="headers"
      forcedTheme={scheme}
      shouldPersistHeaders={false}
    />,
  );
}
