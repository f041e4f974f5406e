import type { ReactNode } from 'react';

interface Props {
  productName: string;
  /** Of the part that the page belongs to. */
  name: ReactNode;
  /** Links to the other parts. */
  children: ReactNode;
}

/** The head of the pages for people who write programs: the documentation and the explorer. Its styles are in docs.css. */
export function DocsHeader({ productName, name, children }: Props) {
  return (
    <header className="docs-header">
      <a href="/" className="docs-brand">
        <span data-mark className="docs-mark" aria-hidden>
          {productName.charAt(0)}
        </span>
        {productName}
      </a>
      <div className="docs-name">{name}</div>
      {children}
      <a href="/access-tokens">Access tokens</a>
    </header>
  );
}
