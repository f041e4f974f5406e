import { type DocsPage, docsContents, docsPath, neighboursOf } from './docs-contents.js';
import type { Example } from './docs-files.js';
import { DocsHeader } from './docs-header.js';
import { ExampleCards } from './example-cards.js';
import { MadeHtml } from './made-html.js';

interface Props {
  productName: string;
  /** Null for what was searched for. */
  page: DocsPage | null;
  /** The text, as HTML. */
  article: string;
  example: Example | null;
  search?: string;
}

/** A page of the documentation: where one is, the text, and its example beside it. */
export function DocsLayout({ productName, page, article, example, search = '' }: Props) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <DocsHeader productName={productName} name={<a href="/docs">Documentation</a>}>
        <Search search={search} />
        <a href="/graphiql">Explorer</a>
      </DocsHeader>
      <div className="docs-columns">
        <nav aria-label="Pages" className="docs-nav">
          <Navigation page={page} />
        </nav>
        <nav aria-label="All pages" className="docs-menu">
          <details>
            <summary>All pages</summary>
            <Navigation page={page} />
          </details>
        </nav>
        <main id="main" tabIndex={-1} className="docs-main">
          <MadeHtml className="docs-text" html={article} />
          {page && <Neighbours page={page} />}
        </main>
        {example && (
          <aside aria-label="Example" className="docs-example">
            <ExampleCards example={example} />
          </aside>
        )}
      </div>
    </>
  );
}

function Search({ search }: { search: string }) {
  return (
    <search className="docs-search">
      <form action="/docs/search">
        <SearchIcon />
        <input
          type="search"
          name="q"
          aria-label="Search the documentation"
          placeholder="Search"
          defaultValue={search}
        />
      </form>
    </search>
  );
}

/** Tabler's, as the product's own search has it. */
function SearchIcon() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6" />
    </svg>
  );
}

function Navigation({ page }: { page: DocsPage | null }) {
  return docsContents.map((group) => (
    <section key={group.title}>
      <h2>{group.title}</h2>
      <ul>
        {group.pages.map((each) => (
          <li key={each.name}>
            <a href={docsPath(each)} aria-current={each === page ? 'page' : undefined}>
              {each.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Neighbours({ page }: { page: DocsPage }) {
  const { previous, next } = neighboursOf(page);
  return (
    <nav aria-label="Before and after" className="docs-neighbours">
      {previous && (
        <a href={docsPath(previous)} rel="prev">
          <span aria-hidden>←</span> {previous.title}
        </a>
      )}
      {next && (
        <a href={docsPath(next)} rel="next">
          {next.title} <span aria-hidden>→</span>
        </a>
      )}
    </nav>
  );
}
