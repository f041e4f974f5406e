import { Button } from '@mantine/core';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readFailureMessage } from '../apollo/failure';
import { IconArrowLeft, IconCalendarOff } from './icons/for-everyone';
import { NeedsScripts } from './needs-scripts';
import { Notice } from './notice';
import classes from './page.module.css';
import { textLanguage } from './texts/text-language';

export function Page({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <div className={classes.page}>
      {isNarrow ? <div className={classes.narrow}>{children}</div> : children}
    </div>
  );
}

/** The name of this installation: the end of every page title. */
export const ProductName = createContext('');

interface HeadingProps {
  children: string;
  /** Shown under the heading. */
  lead?: ReactNode;
  isCentred?: boolean;
  /** Where the browser's title says more than the heading. */
  documentTitle?: string;
  /** Of a heading that a person wrote, see textLanguage. */
  language?: string | null;
}

// The browser itself puts the focus right on the first page; after that a change of pages moves it to the heading.
let isFirstHeading = true;

/** The heading of a page, its title in the browser, and where the focus goes after a navigation. */
export function PageHeading(props: HeadingProps) {
  const { children, lead, isCentred = false, documentTitle = children, language } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const productName = useContext(ProductName);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = productName ? `${documentTitle} · ${productName}` : documentTitle;
  }, [documentTitle, productName]);

  useEffect(() => {
    if (pathname && !isFirstHeading) heading.current?.focus({ preventScroll: true });
    return () => {
      isFirstHeading = false;
    };
  }, [pathname]);

  return (
    <div className={classes.heading} data-centred={isCentred || undefined}>
      <h1 ref={heading} tabIndex={-1} {...textLanguage(language)}>
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

interface LinkButtonProps {
  to: string;
  children: ReactNode;
  icon?: ReactNode;
  isPrimary?: boolean;
  state?: string;
}

export function LinkButton({ to, children, icon, isPrimary = false, state }: LinkButtonProps) {
  return (
    <Button
      component={Link}
      to={to}
      state={state}
      variant={isPrimary ? 'filled' : 'default'}
      leftSection={icon}
    >
      {children}
    </Button>
  );
}

/** @param isQuiet there is something to read already: only screen readers are told that more comes */
export function LoadingText({ children, isQuiet = false }: { children: string; isQuiet?: boolean }) {
  return (
    <>
      <p
        role="status"
        className={isQuiet ? 'visually-hidden' : classes.loading}
        data-loading={!isQuiet || undefined}
      >
        {children}
      </p>
      {!isQuiet && <NeedsScripts what="This page" />}
    </>
  );
}

interface FailedReadProps {
  /** The page's heading, where the page has none of its own yet. */
  title?: string;
  error?: unknown;
  /** Shown unless the error says more. */
  message: string;
  onRetry: () => void;
}

export function FailedRead({ title, error, message, onRetry }: FailedReadProps) {
  return (
    <>
      {title && <PageHeading>{title}</PageHeading>}
      <Notice
        tone="danger"
        action={
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {error === undefined ? message : readFailureMessage(error, message)}
      </Notice>
    </>
  );
}

/** One sentence and the next step. */
export function EmptyState({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <IconCalendarOff size={32} stroke={1.5} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  );
}
