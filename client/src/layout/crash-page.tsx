import { Button } from '@mantine/core';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';

/** For a fault of ours, and for a page's file that could not be loaded. */
export function CrashPage() {
  return (
    <main>
      <Page>
        <h1>This page did not load</h1>
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
  );
}
