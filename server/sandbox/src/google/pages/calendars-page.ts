import type { Failure } from '../../fault-injection.js';
import { type Html, html } from '../../pages/html.js';
import { page } from '../../pages/page.js';
import type { AccountSummary } from '../control.routes.js';
import { googleFailurePanel } from './google-failure-panel.js';

export interface CalendarsView {
  accounts: AccountSummary[];
  failures: Failure[];
  /** The account whose calendar is shown. */
  open?: { account: AccountSummary; content: Html };
}

/** The accounts of Google, and beside them, or on a phone in their place, the calendar of one. */
export function calendarsPage(view: CalendarsView): Html {
  const { open } = view;
  return page({
    title: `${open ? `${open.account.name} - ` : ''}Sandbox calendars`,
    part: '/calendars',
    about: 'Who signed in with Google, and what the product put into their calendars.',
    reading: open !== undefined,
    panes: open ? besides(view, open.content) : alone(view),
  });
}

function besides(view: CalendarsView, content: Html): Html {
  return html`
<nav class="box" aria-label="Accounts">${boxHead(view, html`<h2>Calendars</h2>`)}${accountList(view)}</nav>
<main id="content" class="mail" tabindex="-1">${content}</main>`;
}

function alone(view: CalendarsView): Html {
  return html`
<main id="content" class="box" tabindex="-1">${boxHead(view, html`<h1>Calendars</h1>`)}${accountList(view)}</main>
<aside class="mail empty" aria-label="Calendar">Choose an account to see its calendar here.</aside>`;
}

function boxHead({ accounts }: CalendarsView, heading: Html): Html {
  const count = accounts.length === 1 ? '1 account' : `${accounts.length} accounts`;
  return html`
<div class="box-head">
  ${heading}
  <p id="account-count" class="chip" role="status" data-live>${count}</p>
</div>`;
}

function accountList({ accounts, failures, open }: CalendarsView): Html {
  return html`
${googleFailurePanel(failures)}
<div id="accounts" class="list" data-live>
  ${accounts.length === 0 ? html`<p class="empty">Nobody signed in with Google yet. They appear here by themselves.</p>` : ''}
  <ul>${accounts.map((account) => accountRow(account, account.email === open?.account.email))}</ul>
</div>`;
}

function accountRow(account: AccountSummary, isOpen: boolean): Html {
  const { email, name, events, scopes } = account;
  return html`<li>
  <a href="/calendars/${encodeURIComponent(email.toLowerCase())}" aria-current="${isOpen ? 'page' : 'false'}">
    <span class="who"><bdi>${email}</bdi></span>
    <span class="chip">${events === 1 ? '1 entry' : `${events} entries`}</span>
    <span class="subject"><bdi>${name}</bdi></span>
    ${scopes.length === 0 ? html`<span class="chip warning">access revoked</span>` : ''}
  </a>
</li>`;
}
