import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { LinkButton, Page, PageHeading } from '../../ui/page';
import classes from './google-sign-in.module.css';
import { publishGoogleSignIn } from './google-sign-in-channel';

/** The last page in Google's window: it publishes the result to the page that opened it, and closes. */
export function SignedInWithGooglePage() {
  const [query] = useSearchParams();
  const error = query.get('error');

  useEffect(() => {
    publishGoogleSignIn({ error });
    // Not every browser lets a window close itself; then the person reads the text below.
    window.close();
  }, [error]);

  return (
    <main>
      <Page>
        <PageHeading lead="You can close this window" isCentred>
          {error === null ? 'Signed in with Google' : 'Not signed in'}
        </PageHeading>
        <div className={classes.root}>
          <LinkButton to={paths.welcome}>Go on here</LinkButton>
        </div>
      </Page>
    </main>
  );
}
