import type { Failure } from '../fault-injection.js';
import type { Mail } from '../postmark/mail.js';
import { FailurePanel } from './failure-panel.js';
import { type MailFormat, MailView } from './mail-view.js';
import { ActionButton, MasterDetail, Page, Time } from './page.js';

const SHOWN = 100;

interface MailboxPageProps {
  /** Newest first, all that match. */
  mails: Mail[];
  search: string;
  failures: Failure[];
  /** The mail that is read. */
  open?: { mail: Mail; format: MailFormat };
}

/** The mailbox, and beside it, or on a phone in its place, the mail that is read. */
export function MailboxPage({ mails, search, failures, open }: MailboxPageProps) {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return (
    <Page
      title={`${open ? `${subjectOf(open.mail)} - ` : ''}Sandbox mailbox`}
      section="/"
      about="Everything the product mailed. Nothing has left this machine."
      reading={open !== undefined}
    >
      <MasterDetail
        label={open ? 'Mailbox' : 'Mail'}
        heading="Mails"
        head={
          <>
            <p id="mail-count" className="chip" role="status" data-live>
              {count}
            </p>
            <ActionButton action="/actions/empty" label="Empty mailbox" className="danger" />
          </>
        }
        list={
          <>
            <search>
              <form className="search">
                <label htmlFor="search">Search by address or subject</label>
                <div className="row">
                  <input id="search" name="search" type="search" defaultValue={search} autoComplete="off" />
                  <button type="submit">Search</button>
                </div>
              </form>
            </search>
            <FailurePanel service="postmark" failures={failures} />
            <MailList mails={mails} search={search} openId={open?.mail.MessageID} />
          </>
        }
        detail={open && <MailView {...open} subject={subjectOf(open.mail)} />}
        empty="Choose a mail to read it here."
      />
    </Page>
  );
}

function MailList(props: { mails: Mail[]; search: string; openId: string | undefined }) {
  const { mails, search, openId } = props;
  const none = search ? 'No mail matches.' : 'No mails yet. They appear here by themselves.';
  const query = search ? `?${new URLSearchParams({ search })}` : '';
  return (
    <div id="mails" className="list" data-live>
      {mails.length === 0 && <p className="empty">{none}</p>}
      <ul>
        {mails.slice(0, SHOWN).map((mail) => (
          <li key={mail.MessageID}>
            <a
              href={`/read/${mail.MessageID}${query}`}
              aria-current={mail.MessageID === openId ? 'page' : 'false'}
            >
              <span className="who">
                <bdi>{mail.To || mail.Cc || mail.Bcc}</bdi>
              </span>
              <Time at={mail.ReceivedAt} />
              <span className="subject">
                <bdi>{subjectOf(mail)}</bdi>
              </span>
              <AttachmentCount count={mail.Attachments?.length ?? 0} />
            </a>
          </li>
        ))}
      </ul>
      {mails.length > SHOWN && (
        <p className="note">{`These are the latest ${SHOWN}. Search to find older ones.`}</p>
      )}
    </div>
  );
}

function AttachmentCount({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className="chip">{count === 1 ? '1 attachment' : `${count} attachments`}</span>;
}

function subjectOf(mail: Mail): string {
  return mail.Subject || '(no subject)';
}
