import type { Failure } from '../../fault-injection.js';
import { FailurePanel } from '../../pages/failure-panel.js';
import { ActionButton, Fact, MasterDetail, Page } from '../../pages/page.js';
import { sortByStart } from '../calendar/events.js';
import type { AccountSummary } from '../control.routes.js';
import { CALENDAR_SCOPE } from '../identity/authorization-request.js';
import type { CalendarEvent } from '../records.js';
import { localTime, monthOf, ownTimeZone, today } from './calendar-day.js';
import { EventList } from './event-list.js';
import { MonthView } from './month-view.js';

interface CalendarsPageProps {
  accounts: AccountSummary[];
  failures: Failure[];
  /** The account whose calendar is shown. */
  open?: AccountViewProps;
}

/** The accounts of Google, and beside them, or on a phone in their place, the calendar of one. */
export function CalendarsPage({ accounts, failures, open }: CalendarsPageProps) {
  return (
    <Page
      title={`${open ? `${open.account.name} - ` : ''}Sandbox calendars`}
      section="/calendars"
      about="The people who signed in with Google, and what the product put into their calendars."
      reading={open !== undefined}
    >
      <MasterDetail
        label={open ? 'Accounts' : 'Calendar'}
        heading="Calendars"
        head={
          <p id="account-count" className="chip" role="status" data-live>
            {accounts.length === 1 ? '1 account' : `${accounts.length} accounts`}
          </p>
        }
        list={
          <>
            <FailurePanel service="google" failures={failures} />
            <AccountList accounts={accounts} openEmail={open?.account.email} />
          </>
        }
        detail={open && <AccountView {...open} />}
        empty="Choose an account to see its calendar here."
      />
    </Page>
  );
}

function AccountList(props: { accounts: AccountSummary[]; openEmail: string | undefined }) {
  const { accounts, openEmail } = props;
  return (
    <div id="accounts" className="list" data-live>
      {accounts.length === 0 && (
        <p className="empty">No accounts have signed in with Google yet. They appear here by themselves.</p>
      )}
      <ul>
        {accounts.map(({ email, name, events, scopes }) => (
          <li key={email}>
            <a
              href={`/calendars/${encodeURIComponent(email.toLowerCase())}`}
              aria-current={email === openEmail ? 'page' : 'false'}
            >
              <span className="who">
                <bdi>{email}</bdi>
              </span>
              <span className="chip">{events === 1 ? '1 entry' : `${events} entries`}</span>
              <span className="subject">
                <bdi>{name}</bdi>
              </span>
              {scopes.length === 0 && <span className="chip warning">access revoked</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AccountViewProps {
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
function AccountView(props: AccountViewProps) {
  const { account, accountId, chosen } = props;
  const events = sortByStart(props.events);
  const alive = events.filter(({ status }) => status !== 'cancelled');
  const month = props.month ?? monthOf(dayToShow(events, alive, chosen));
  const actions = `/actions/accounts/${encodeURIComponent(accountId)}`;
  return (
    <>
      <a className="back" href="/calendars">
        All accounts
      </a>
      <article>
        <h1>
          <bdi>{account.name}</bdi>
        </h1>
        <div id="access" data-live>
          <Access account={account} />
        </div>
        <div className="actions">
          <ActionButton action={`${actions}/revoke`} label="Revoke access" className="danger" />
          <ActionButton action={`${actions}/expire`} label="Let access tokens expire" />
        </div>
        <div id="month" data-live>
          <MonthView month={month} events={alive} />
        </div>
        <h2>Entries</h2>
        <p className="note">{`Times are those of ${ownTimeZone()}.`}</p>
        <div id="entries" data-live>
          <EventList events={events} actions={actions} chosen={chosen} month={month} />
        </div>
      </article>
    </>
  );
}

function dayToShow(events: CalendarEvent[], alive: CalendarEvent[], chosen: string | undefined): string {
  const now = today();
  const event =
    events.find(({ id }) => id === chosen) ?? alive.find(({ end }) => localTime(end) >= now) ?? alive.at(-1);
  return event ? localTime(event.start) : now;
}

function Access({ account }: { account: AccountSummary }) {
  const { email, sub, hostedDomain, emailVerified, scopes, refreshTokens, accessTokens } = account;
  const access = scopes.includes(CALENDAR_SCOPE) ? 'Sign-in and calendar' : 'Sign-in';
  return (
    <dl className="facts">
      <Fact name="E-mail">
        {email} {!emailVerified && <span className="chip warning">not verified</span>}
      </Fact>
      <Fact name="Domain">{hostedDomain ?? 'None'}</Fact>
      <Fact name="Google's id">{sub}</Fact>
      <Fact name="Access">{scopes.length === 0 ? 'None' : access}</Fact>
      <Fact name="Tokens">{`${refreshTokens} to refresh, ${accessTokens} for access`}</Fact>
    </dl>
  );
}
