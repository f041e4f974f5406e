import type { ReactNode } from 'react';
import { BackToProduct, Document } from '../../pages/page.js';
import {
  type AuthorizationError,
  type AuthorizationRequest,
  CALENDAR_SCOPE,
} from '../identity/authorization-request.js';
import type { Account } from '../records.js';

export interface ConsentPageProps {
  request: AuthorizationRequest;
  /** The request, which the form hands on. */
  query: string;
  accounts: Account[];
  /** What a person may have got wrong, and what they typed. */
  mistake?: { sentence: string; typed: Typed };
}

/** Of an account that Google does not know yet. */
export interface Typed {
  email: string;
  name: string;
  hostedDomain: string;
  isVerified: boolean;
}

/** The page where a person says who they are and what the product may do. The Enter key presses the first button. */
export function ConsentPage({ request, query, accounts, mistake }: ConsentPageProps) {
  const hint = request.loginHint.trim().toLowerCase();
  const isKnown = accounts.some(({ id }) => id === hint);
  const chosen = mistake || (hint && !isKnown) ? '' : isKnown ? hint : (accounts[0]?.id ?? '');
  const typed = mistake?.typed ?? {
    email: isKnown ? '' : request.loginHint,
    name: '',
    hostedDomain: '',
    isVerified: true,
  };
  return (
    <GooglePage title="Sign in">
      <h1>Choose an account</h1>
      <p className="note">
        to continue to{' '}
        <strong>
          <bdi>{new URL(request.redirectUri).host}</bdi>
        </strong>
      </p>
      {mistake && (
        <p className="mistake" role="alert">
          {mistake.sentence}
        </p>
      )}
      <form method="post" className="consent">
        <input type="hidden" name="query" value={query} />
        <fieldset className="accounts">
          <legend>Account</legend>
          {accounts.map((account) => (
            <AccountChoice key={account.id} account={account} isChosen={account.id === chosen} />
          ))}
          <label>
            <input type="radio" name="account" value="" defaultChecked={chosen === ''} />
            <span>
              <strong>Another account</strong>
            </span>
          </label>
          <AnotherAccount typed={typed} />
        </fieldset>
        {request.scopes.includes(CALENDAR_SCOPE) && (
          <fieldset className="access">
            <legend>What the product may do</legend>
            <label className="tick">
              <input type="checkbox" name="grantCalendar" value="yes" defaultChecked />
              <span>See, edit, share, and permanently delete events on all your calendars</span>
            </label>
          </fieldset>
        )}
        <div className="buttons">
          <button type="submit" name="decision" value="continue" className="primary">
            Continue
          </button>
          <button type="submit" name="decision" value="cancel">
            Cancel
          </button>
        </div>
      </form>
    </GooglePage>
  );
}

function AccountChoice({ account, isChosen }: { account: Account; isChosen: boolean }) {
  const { id, email, name, hostedDomain, emailVerified } = account;
  return (
    <label>
      <input type="radio" name="account" value={id} defaultChecked={isChosen} />
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <bdi>{email}</bdi>{' '}
        {hostedDomain && (
          <span className="chip">
            <bdi>{hostedDomain}</bdi>
          </span>
        )}{' '}
        {!emailVerified && <span className="chip warning">not verified</span>}
      </span>
    </label>
  );
}

function AnotherAccount({ typed }: { typed: Typed }) {
  return (
    <div className="another">
      <label>
        E-mail
        <input name="email" inputMode="email" autoComplete="off" defaultValue={typed.email} />
      </label>
      <label>
        Name
        <input name="name" autoComplete="off" defaultValue={typed.name} />
      </label>
      <label>
        Hosted domain, if an organisation manages the account
        <input name="hostedDomain" autoComplete="off" defaultValue={typed.hostedDomain} />
      </label>
      <label className="tick">
        <input type="checkbox" name="emailVerified" value="yes" defaultChecked={typed.isVerified} />
        <span>Google has verified this e-mail address</span>
      </label>
    </div>
  );
}

export function AccessBlockedPage({ error }: { error: AuthorizationError }) {
  return (
    <GooglePage title="Access blocked">
      <h1>Access blocked: this request is invalid</h1>
      <p className="note">{`Error ${error.status}: ${error.code}`}</p>
      <p className="note">
        <bdi>{error.message}</bdi>
      </p>
    </GooglePage>
  );
}

/** A page in the place of Google's, plainly not Google's. It needs no script. */
function GooglePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Document title={`${title} - Google in the sandbox`}>
      <header>
        <span className="brand">Google, in the sandbox</span>
        <p>Not Google: a stand-in on this machine. No password is asked for.</p>
        <BackToProduct />
      </header>
      <main className="google-card">{children}</main>
    </Document>
  );
}
