import { Button } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../paths';
import { reloadOnce } from '../reload-once';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';
import classes from './crash-page.module.css';
import layout from './root-layout.module.css';

/** For a fault of ours, and for a page's file that could not be loaded. */
export function CrashPage() {
  const [isReloading] = useState(reloadOnce);
  if (isReloading) return null;
  return (
    <>
      <CrashHeader />
      <main>
        <Page>
          <h1 className={classes.heading}>This page did not load</h1>
          <Notice
            tone="danger"
            action={
              <Button variant="default" onClick={() => window.location.reload()}>
                Try again
              </Button>
            }
          >
            {navigator.onLine
              ? 'Something went wrong. Please try again'
              : 'Network error. Please check your internet connection'}
          </Notice>
        </Page>
      </main>
    </>
  );
}

/** Its link loads the page anew: what draws the product's own header may be what failed. */
function CrashHeader() {
  return (
    <header className={layout.header}>
      <a href={paths.welcome} className={layout.brand}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        Home Page
      </a>
    </header>
  );
}
