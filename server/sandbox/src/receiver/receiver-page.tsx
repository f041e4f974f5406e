import type { Failure } from '../fault-injection.js';
import { FailurePanel } from '../pages/failure-panel.js';
import { ActionButton, Fact, MasterDetail, Page, Time } from '../pages/page.js';
import type { ReceivedNotice, SignatureCheck } from './notices.js';

const SHOWN = 100;

type Check = (notice: ReceivedNotice) => SignatureCheck | null;

interface ReceiverPageProps {
  /** Newest first. */
  notices: ReceivedNotice[];
  failures: Failure[];
  check: Check;
  open?: ReceivedNotice;
}

/** The webhooks that arrived, and beside them, or on a phone in their place, the one that is read. */
export function ReceiverPage({ notices, failures, check, open }: ReceiverPageProps) {
  return (
    <Page
      title="Sandbox webhook receiver"
      section="/webhooks/receiver"
      about="Enter this page’s address in a webhook."
      reading={open !== undefined}
    >
      <MasterDetail
        label={open ? 'Webhooks' : 'Webhook'}
        heading="Webhooks"
        head={
          <>
            <p id="notice-count" className="chip" role="status" data-live>
              {notices.length === 1 ? '1 webhook' : `${notices.length} webhooks`}
            </p>
            <ActionButton action="/actions/receiver/empty" label="Empty receiver" className="danger" />
          </>
        }
        list={
          <>
            <form method="post" action="/actions/receiver/secret" className="search">
              <label htmlFor="secret">Secret, to check signatures</label>
              <div className="row">
                <input id="secret" name="secret" required pattern="whsec_.+" autoComplete="off" />
                <button type="submit">Check</button>
              </div>
            </form>
            <FailurePanel service="webhooks" failures={failures} />
            <NoticeList notices={notices} check={check} openId={open?.id} />
          </>
        }
        detail={open && <NoticeView notice={open} check={check} />}
        empty="Choose a webhook to read it here."
      />
    </Page>
  );
}

function NoticeList(props: { notices: ReceivedNotice[]; check: Check; openId: string | undefined }) {
  const { notices, check, openId } = props;
  return (
    <div id="notices" className="list" data-live>
      {notices.length === 0 && <p className="empty">No webhooks yet. They appear here by themselves.</p>}
      <ul>
        {notices.slice(0, SHOWN).map((notice) => (
          <li key={notice.id}>
            <a
              href={`/webhooks/receiver/${notice.id}`}
              aria-current={notice.id === openId ? 'page' : 'false'}
            >
              <span className="who">
                <bdi>{topicOf(notice)}</bdi>
              </span>
              <Time at={notice.at} />
              <span className="subject">{`answered ${notice.status ?? 'nothing'}`}</span>
              <SignatureChip check={check(notice)} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoticeView({ notice, check }: { notice: ReceivedNotice; check: Check }) {
  return (
    <>
      <a className="back" href="/webhooks/receiver">
        All webhooks
      </a>
      <article>
        <h1>
          <bdi>{topicOf(notice)}</bdi>
        </h1>
        <dl className="facts">
          <Fact name="Received">
            <Time at={notice.at} />
          </Fact>
          <Fact name="Answered">{String(notice.status ?? 'nothing')}</Fact>
          <Fact name="Signature">{check(notice)?.reason ?? 'Enter the secret to check it'}</Fact>
          {['webhook-id', 'webhook-timestamp', 'webhook-signature', 'content-type', 'user-agent'].map(
            (name) => (
              <Fact key={name} name={name}>
                {notice.headers[name] ?? ''}
              </Fact>
            ),
          )}
        </dl>
        <pre>{prettyOf(notice.text)}</pre>
      </article>
    </>
  );
}

function SignatureChip({ check }: { check: SignatureCheck | null }) {
  if (!check) return <span className="chip">signature not checked</span>;
  return check.holds ? (
    <span className="chip good">signature holds</span>
  ) : (
    <span className="chip warning">signature does not hold</span>
  );
}

function topicOf({ text }: ReceivedNotice): string {
  try {
    return String(JSON.parse(text).topic ?? 'Webhook');
  } catch {
    return 'Not JSON';
  }
}

function prettyOf(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
