import { IconArrowLeft } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from './page.module.css';

export function Page({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <div className={classes.page}>
      {isNarrow ? <div className={classes.narrow}>{children}</div> : children}
    </div>
  );
}

/** What this installation calls itself: the end of every page title. */
export const ProductName = createContext('');

interface HeadingProps {
  children: string;
  /** Shown under the heading. */
  lead?: ReactNode;
  isCentred?: boolean;
}

// The browser itself puts the focus right on the first page; after that a change of pages moves it to the heading.
let isFirstHeading = true;

/** The heading of a page, its title in the browser, and where the focus goes after a navigation. */
export function PageHeading({ children, lead, isCentred = false }: HeadingProps) {
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
    <div className={classes.heading} data-centred={isCentred || undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead && <div className={classes.lead}>{lead}</div>}
    </div>
  );
}

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden />
      {children}
    </Link>
  );
}
