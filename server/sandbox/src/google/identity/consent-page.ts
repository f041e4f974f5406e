import { type Html, html } from '../../pages/html.js';
import type { Account } from '../records.js';
import { type AuthorizationRequest, CALENDAR_SCOPE } from './authorization-request.js';

/** A page of Google's own, plainly not Google's. It needs no script. */
export function googlePage(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} - Google in the sandbox</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/sandbox.css">
</head>
<body>
  <header>
    <span class="brand">Google, in the sandbox</span>
    <p>Not Google: a stand-in on this machine. No password is asked for.</p>
  </header>
  <main class="google-card">${content}</main>
</body>
</html>`;
}

export interface ConsentView {
  request: AuthorizationRequest;
  /** What was asked for, which the form hands on. */
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

/** Where somebody says who they are and what the product may do. The Enter key presses the first button. */
export function consentPage({ request, query, accounts, mistake }: ConsentView): Html {
  const hint = request.loginHint.trim().toLowerCase();
  const isKnown = accounts.some(({ id }) => id === hint);
  const chosen = mistake || (hint && !isKnown) ? '' : isKnown ? hint : (accounts[0]?.id ?? '');
  const typed = mistake?.typed ?? {
    email: isKnown ? '' : request.loginHint,
    name: '',
    hostedDomain: '',
    isVerified: true,
  };
  return googlePage(
    'Sign in',
    html`
<h1>Choose an account</h1>
<p class="note">to continue to <strong><bdi>${new URL(request.redirectUri).host}</bdi></strong></p>
${mistake ? html`<p class="mistake" role="alert">${mistake.sentence}</p>` : ''}
<form method="post" class="consent">
  <input type="hidden" name="query" value="${query}">
  <fieldset class="accounts">
    <legend>Account</legend>
    ${accounts.map((account) => accountChoice(account, account.id === chosen))}
    <label><input type="radio" name="account" value="" ${checked(chosen === '')}>
      <span><strong>Another account</strong></span></label>
    <div class="another">
      <label>E-mail<input name="email" inputmode="email" autocomplete="off" value="${typed.email}"></label>
      <label>Name<input name="name" autocomplete="off" value="${typed.name}"></label>
      <label>Hosted domain, if an organisation manages the account
        <input name="hostedDomain" autocomplete="off" value="${typed.hostedDomain}"></label>
      <label class="tick"><input type="checkbox" name="emailVerified" value="yes" ${checked(typed.isVerified)}>
        <span>Google has verified this e-mail address</span></label>
    </div>
  </fieldset>
  ${calendarChoice(request)}
  <div class="buttons">
    <button name="decision" value="continue" class="primary">Continue</button>
    <button name="decision" value="cancel">Cancel</button>
  </div>
</form>`,
  );
}

function accountChoice({ id, email, name, hostedDomain, emailVerified }: Account, isChosen: boolean): Html {
  return html`<label><input type="radio" name="account" value="${id}" ${checked(isChosen)}>
  <span><strong><bdi>${name}</bdi></strong> <bdi>${email}</bdi>
    ${hostedDomain ? html`<span class="chip"><bdi>${hostedDomain}</bdi></span>` : ''}
    ${emailVerified ? '' : html`<span class="chip warning">not verified</span>`}</span></label>`;
}

function calendarChoice({ scopes }: AuthorizationRequest): Html | string {
  if (!scopes.includes(CALENDAR_SCOPE)) return '';
  return html`<fieldset class="access">
  <legend>What the product may do</legend>
  <label class="tick"><input type="checkbox" name="grantCalendar" value="yes" checked>
    <span>See, edit, share, and permanently delete events on all your calendars</span></label>
</fieldset>`;
}

function checked(isChecked: boolean): Html | string {
  return isChecked ? html`checked` : '';
}
