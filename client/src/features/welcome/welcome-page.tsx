import { Button } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { Role } from '../../gql/types';
import { homePath, isEventPath, LOG_IN, pathInside } from '../../paths';
import { useSession } from '../../session/session';
import { Card } from '../../ui/card';
import { serverRenderedPart } from '../../ui/late';
import { NeedsScripts } from '../../ui/needs-scripts';
import { Page, PageHeading } from '../../ui/page';
import { useMedia } from '../../ui/use-media';
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
  const { status, viewer, headline, isSigningOut, googleSignInEnabled } = useSession();
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

  const next = pathInside(query.get('next'));
  const isFromEvent = next !== null && isEventPath(next);
  // One attempt at a time, in any form or at Google.
  const isBusy =
    googleSignIn.isRunning || roles.some((role) => actions.some((action) => forms[role][action].isBusy));

  if (viewer && !isSigningOut) {
    return <Navigate to={next ?? homePath(viewer.role)} replace />;
  }
  return (
    <Page>
      <PageHeading isCentred lead={headline ?? 'Find something to go to, or bring people together.'}>
        Welcome to the platform
      </PageHeading>
      <div className={classes.columns}>
        {!isFromEvent && whatsOn}
        {/* Until the viewer is known: a person who is signed in goes on, and Google's button may be missing. */}
        <div
          id={LOG_IN}
          className={classes.entry}
          style={{ visibility: status === 'loading' ? 'hidden' : undefined }}
        >
          <NeedsScripts what="Logging in" />
          {googleSignInEnabled && <GoogleSignIn googleSignIn={googleSignIn} isDisabled={isBusy} />}
          <div className={classes.panels}>
            {roles.map((role) => (
              <Panel key={role} role={role} forms={forms[role]} isBusy={isBusy} isFromEvent={isFromEvent} />
            ))}
          </div>
        </div>
        {isFromEvent && whatsOn}
      </div>
    </Page>
  );
}

// One element for good: while its code is on its way, React keeps it only if nothing of it changes.
const WhatsOn = serverRenderedPart(
  async () => (await import('../events/coming/whats-on')).WhatsOn,
  // The room of three cards, which come where the panels would otherwise be.
  <div style={{ minHeight: 640 }} />,
);
const whatsOn = (
  <section aria-labelledby="whats-on" className={classes.whatsOn}>
    <WhatsOn />
  </section>
);

interface PanelProps {
  role: Role;
  forms: Record<Action, ReturnType<typeof useCredentialsForm>>;
  isBusy: boolean;
  /** A visitor who comes from an event wants to sign up to it: most have no account yet, and few are staff. */
  isFromEvent: boolean;
}

function Panel({ role, forms, isBusy, isFromEvent }: PanelProps) {
  const isJump = useLocation().hash === `#${LOG_IN}`;
  const isPhone = useMedia('(width < 48em)');
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = isFromEvent && isPhone && role === 'STAFF' && !isUnfolded;
  const order = isFromEvent && role === 'USER' ? actions.toReversed() : actions;
  const id = `${role.toLowerCase()}-panel`;
  return (
    <Card as="section" aria-labelledby={id} className={classes.panel}>
      <h2 id={id}>{panels[role].title}</h2>
      <p className={classes.lead}>{panels[role].lead}</p>
      <div>
        {isFolded ? (
          <Button variant="default" aria-expanded={false} onClick={() => setUnfolded(true)} fullWidth>
            Log in as staff
          </Button>
        ) : (
          order.map((action) => (
            <CredentialsForm
              key={action}
              role={role}
              action={action}
              form={forms[action]}
              isMain={action === order[0]}
              isDisabled={isBusy}
              hasFocus={action === order[0] && (role === 'USER' ? isFromEvent || isJump : isUnfolded)}
            />
          ))
        )}
      </div>
    </Card>
  );
}
