import { Navigate, useSearchParams } from 'react-router-dom';
import type { Role } from '../../gql/graphql';
import { homePath, pathInside } from '../../paths';
import { useSession } from '../../session/session';
import { Card } from '../../ui/card';
import { Page, PageHeading } from '../../ui/page';
import { type Action, CredentialsForm, useCredentialsForm } from './credentials-form';
import { GoogleSignIn, useGoogleSignIn } from './google-sign-in';
import classes from './welcome-page.module.css';

const roles: Role[] = ['USER', 'STAFF'];
const actions: Action[] = ['logIn', 'register'];

const panels: Record<Role, { title: string; lead: string }> = {
  USER: { title: 'User Login/Register', lead: 'For people who come to events.' },
  STAFF: { title: 'Staff Login/Register', lead: 'For colleagues, with a company address.' },
};

export function WelcomePage() {
  const { viewer, isSigningOut, googleSignInEnabled } = useSession();
  const [query] = useSearchParams();
  const googleSignIn = useGoogleSignIn(googleSignInEnabled);
  const forms = {
    USER: {
      logIn: useCredentialsForm('USER', 'logIn', () => isFilled('STAFF')),
      register: useCredentialsForm('USER', 'register', () => isFilled('STAFF')),
    },
    STAFF: {
      logIn: useCredentialsForm('STAFF', 'logIn', () => isFilled('USER')),
      register: useCredentialsForm('STAFF', 'register', () => isFilled('USER')),
    },
  };

  function isFilled(role: Role): boolean {
    return actions.some((action) => Object.values(forms[role][action].values).some((text) => text !== ''));
  }

  // One attempt at a time, in any form or at Google.
  const isBusy =
    googleSignIn.isRunning || roles.some((role) => actions.some((action) => forms[role][action].isBusy));

  if (viewer && !isSigningOut) {
    return <Navigate to={pathInside(query.get('next')) ?? homePath(viewer.role)} replace />;
  }
  return (
    <Page>
      <PageHeading isCentred lead="Find something to go to, or bring people together.">
        Welcome to the platform
      </PageHeading>
      {googleSignInEnabled && <GoogleSignIn googleSignIn={googleSignIn} isDisabled={isBusy} />}
      <div className={classes.panels}>
        {roles.map((role) => (
          <Card
            key={role}
            as="section"
            aria-labelledby={`${role.toLowerCase()}-panel`}
            className={classes.panel}
          >
            <h2 id={`${role.toLowerCase()}-panel`}>{panels[role].title}</h2>
            <p className={classes.lead}>{panels[role].lead}</p>
            {actions.map((action) => (
              <CredentialsForm
                key={action}
                role={role}
                action={action}
                form={forms[role][action]}
                isDisabled={isBusy}
              />
            ))}
          </Card>
        ))}
      </div>
    </Page>
  );
}
