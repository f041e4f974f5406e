import type { Mail } from '../postmark/mail.js';
import { ActionButton, Fact, Time } from './page.js';

export const mailFormats = ['html', 'text', 'headers'] as const;
export type MailFormat = (typeof mailFormats)[number];

const formatNames: Record<MailFormat, string> = { html: 'HTML', text: 'Text', headers: 'Headers' };

interface MailViewProps {
  mail: Mail;
  format: MailFormat;
  subject: string;
}

/** One mail, to be read. */
export function MailView({ mail, format, subject }: MailViewProps) {
  return (
    <>
      <a className="back" href="/">
        All mails
      </a>
      <article>
        <h1>
          <bdi>{subject}</bdi>
        </h1>
        <dl className="facts">
          <Fact name="From">{mail.From}</Fact>
          <Fact name="To">{mail.To}</Fact>
          <Fact name="Reply to">{mail.ReplyTo}</Fact>
          <Fact name="Cc">{mail.Cc}</Fact>
          <Fact name="Bcc">{mail.Bcc}</Fact>
          <Fact name="Received">
            <Time at={mail.ReceivedAt} />
          </Fact>
        </dl>
        <Attachments mail={mail} />
        <div className="row">
          <ActionButton action={`/actions/bounce/${mail.MessageID}`} label="Bounce" />
          <ActionButton action={`/actions/complain/${mail.MessageID}`} label="Complain" />
        </div>
        <nav className="formats" aria-label="Formats of this mail">
          {mailFormats.map((each) => (
            <a key={each} href={`?format=${each}`} aria-current={each === format ? 'page' : 'false'}>
              {formatNames[each]}
            </a>
          ))}
        </nav>
        <MailContent mail={mail} format={format} />
      </article>
    </>
  );
}

function Attachments({ mail: { MessageID, Attachments } }: { mail: Mail }) {
  if (!Attachments?.length) return null;
  return (
    <ul className="attachments" aria-label="Attachments">
      {Attachments.map(({ Name, ContentType, Content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it is their address, and they never change.
        <li key={index}>
          <a href={`/read/${MessageID}/attachments/${index}`} download={Name}>
            <bdi>{Name}</bdi>
          </a>
          <span>{`${ContentType}, ${sizeOf(Content)}`}</span>
        </li>
      ))}
    </ul>
  );
}

function MailContent({ mail, format }: { mail: Mail; format: MailFormat }) {
  if (format === 'headers') {
    return (
      <dl className="facts body">
        {headersOf(mail).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    );
  }
  if (format === 'html' && mail.HtmlBody) {
    return (
      <iframe
        className="body"
        title="The mail as HTML"
        src={`/read/${mail.MessageID}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
    );
  }
  if (format === 'text' && mail.TextBody) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard has to reach it.
      <pre className="body" tabIndex={0}>
        {mail.TextBody}
      </pre>
    );
  }
  return <p className="empty">{`This mail has no ${format === 'html' ? 'HTML' : 'text'}.`}</p>;
}

function headersOf(mail: Mail): [name: string, value: string | null | undefined][] {
  return [
    ['Message id', mail.MessageID],
    ['Received at', mail.ReceivedAt],
    ['Reply-To', mail.ReplyTo],
    ['Message stream', mail.MessageStream],
    ['Tag', mail.Tag],
    ...(mail.Headers ?? []).map(({ Name, Value }): [string, string] => [Name, Value]),
    ...Object.entries(mail.Metadata ?? {}).map(([name, value]): [string, string] => [
      `Metadata ${name}`,
      value,
    ]),
  ];
}

function sizeOf(base64: string): string {
  const bytes = Buffer.byteLength(base64, 'base64');
  return bytes < 1024 ? `${bytes} bytes` : `${Math.ceil(bytes / 1024)} kB`;
}
