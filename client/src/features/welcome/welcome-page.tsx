import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Role } from '../../gql/graphql';
import { homePath, pathInside } from '../../paths';
import { useSession } from '../../session/session-context';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { type Action, type Credentials, noEntries, roles } from './credentials';
import { GoogleSignIn } from './google-sign-in';
import { refuse } from './refuse';
import { SignInPanel } from './sign-in-panel';
import { useGoogleSignIn } from './use-google-sign-in';
import { useSignIn } from './use-sign-in';
import classes from './welcome-page.module.css';

export function WelcomePage() {
  const { viewer, isLeaving, googleSignInEnabled } = useSession();
  const [query] = useSearchParams();
  const [entries, setEntries] = useState(noEntries);
  const signIn = useSignIn();
  const google = useGoogleSignIn(googleSignInEnabled);
  // One attempt at a time, whichever way.
  const isBusy = signIn.running !== null || google.isRunning;

  if (viewer && !isLeaving) {
    return <Navigate to={pathInside(query.get('next')) ?? homePath(viewer.role)} replace />;
  }

  function change(role: Role, action: Action, credentials: Credentials) {
    setEntries((before) => ({ ...before, [role]: { ...before[role], [action]: credentials } }));
  }

  function submit(role: Role, action: Action) {
    const form = { role, action };
    const reason = refuse(form, entries);
    if (reason) signIn.refuse(form, reason);
    else signIn.submit(form, entries[role][action]);
  }

  return (
    <Page>
      <PageHeading isCentred lead="Find something to go to, or bring people together.">
        Welcome to the platform
      </PageHeading>
      {googleSignInEnabled && (
        <GoogleSignIn
          isRunning={google.isRunning}
          isDisabled={isBusy}
          failure={google.failure}
          onStart={google.start}
        />
      )}
      <div className={classes.panels}>
        {roles.map((role) => (
          <SignInPanel
            key={role}
            role={role}
            values={entries[role]}
            running={signIn.running}
            isDisabled={isBusy}
            refusal={signIn.refusal}
            onChange={(action, credentials) => change(role, action, credentials)}
            onSubmit={(action) => submit(role, action)}
          />
        ))}
      </div>
    </Page>
  );
}
