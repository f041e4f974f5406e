import { type Html, html } from '../../pages/html.js';
import { sortByStart } from '../calendar/events.js';
import type { AccountSummary } from '../control.routes.js';
import { CALENDAR_SCOPE } from '../identity/authorization-request.js';
import type { CalendarEvent } from '../records.js';
import { localTime, monthOf, ownTimeZone, today } from './calendar-day.js';
import { eventList } from './event-list.js';
import { monthView } from './month-view.js';

export interface AccountView {
  accountId: string;
  account: AccountSummary;
  /** With deleted ones. */
  events: CalendarEvent[];
  /** Otherwise that of the entry that was asked for, of the next entry, or of the last. */
  month: string | undefined;
  /** The id of the entry that was asked for. */
  chosen: string | undefined;
}

/** One account: what the product may do with it, and its calendar. */
export function accountView(view: AccountView): Html {
  const { account, accountId, chosen } = view;
  const events = sortByStart(view.events);
  const alive = events.filter(({ status }) => status !== 'cancelled');
  const month = view.month ?? monthOf(dayToShow(events, alive, chosen));
  return html`
<a class="back" href="/calendars">All accounts</a>
<article>
  <h1><bdi>${account.name}</bdi></h1>
  <div id="access" data-live>${access(account)}</div>
  <div class="actions">
    ${action(accountId, 'revoke', 'Revoke access', 'danger')}
    ${action(accountId, 'expire', 'Let access tokens expire', '')}
  </div>
  <div id="month" data-live>${monthView(month, alive)}</div>
  <h2>Entries</h2>
  <p class="note">Times are those of ${ownTimeZone()}.</p>
  <div id="entries" data-live>${eventList(events, { accountId, chosen, month })}</div>
</article>`;
}

function dayToShow(events: CalendarEvent[], alive: CalendarEvent[], chosen: string | undefined): string {
  const now = today();
  const event =
    events.find(({ id }) => id === chosen) ?? alive.find(({ end }) => localTime(end) >= now) ?? alive.at(-1);
  return event ? localTime(event.start) : now;
}

function access({ email, sub, hostedDomain, emailVerified, scopes, ...tokens }: AccountSummary): Html {
  const mayCalendar = scopes.includes(CALENDAR_SCOPE);
  return html`<dl class="facts">
  <div><dt>E-mail</dt><dd><bdi>${email}</bdi>${emailVerified ? '' : html` <span class="chip warning">not verified</span>`}</dd></div>
  <div><dt>Domain</dt><dd>${hostedDomain ? html`<bdi>${hostedDomain}</bdi>` : 'None'}</dd></div>
  <div><dt>Google's id</dt><dd>${sub}</dd></div>
  <div><dt>Access</dt><dd>${scopes.length === 0 ? 'None' : mayCalendar ? 'Sign-in and calendar' : 'Sign-in'}</dd></div>
  <div><dt>Tokens</dt><dd>${tokens.refreshTokens} to refresh, ${tokens.accessTokens} for access</dd></div>
</dl>`;
}

function action(accountId: string, name: string, label: string, kind: string): Html {
  return html`<form method="post" action="/actions/accounts/${encodeURIComponent(accountId)}/${name}"><button class="${kind}">${label}</button></form>`;
}
