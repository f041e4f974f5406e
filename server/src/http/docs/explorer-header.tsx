import { renderToStaticMarkup } from 'react-dom/server';
import { DocsHeader } from './docs-header.js';

/** The head of the explorer, as HTML. */
export function explorerHeader(productName: string): string {
  return renderToStaticMarkup(
    <DocsHeader productName={productName} name={<h1>API explorer</h1>}>
      <a href="/docs">Documentation</a>
    </DocsHeader>,
  );
}
