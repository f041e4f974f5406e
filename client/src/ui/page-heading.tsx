import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './page-heading.module.css';
import { ProductName } from './product-name';

interface Props {
  children: string;
  /** What stands under the heading. */
  lead?: ReactNode;
  isCentred?: boolean;
}

// The browser itself puts the focus right on the first page; after that a change of pages moves it to the heading.
let isFirstHeading = true;

/** The heading of a page, its title in the browser, and where the focus goes after a navigation. */
export function PageHeading({ children, lead, isCentred = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const productName = useContext(ProductName);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = productName ? `${children} · ${productName}` : children;
  }, [children, productName]);

  useEffect(() => {
    if (pathname && !isFirstHeading) heading.current?.focus({ preventScroll: true });
    return () => {
      isFirstHeading = false;
    };
  }, [pathname]);

  return (
    <div className={classes.root} data-centred={isCentred || undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead && <div className={classes.lead}>{lead}</div>}
    </div>
  );
}
