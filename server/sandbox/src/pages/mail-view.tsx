import type { Mail } from '../postmark/mail.js';
import { Fact, Time } from './page.js';

export const mailParts = ['html', 'text', 'headers'] as const;
export type MailPart = (typeof mailParts)[number];

const partNames: Record<MailPart, string> = { html: 'HTML', text: 'Text', headers: 'Headers' };

interface MailViewProps {
  mail: Mail;
  part: MailPart;
  subject: string;
}

/** One mail, to be read. */
export function MailView({ mail, part, subject }: MailViewProps) {
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
          <Fact name="Cc">{mail.Cc}</Fact>
          <Fact name="Bcc">{mail.Bcc}</Fact>
          <Fact name="Received">
            <Time at={mail.ReceivedAt} />
          </Fact>
        </dl>
        <Attachments mail={mail} />
        <nav className="parts" aria-label="Parts of this mail">
          {mailParts.map((each) => (
            <a key={each} href={`?part=${each}`} aria-current={each === part ? 'page' : 'false'}>
              {partNames[each]}
            </a>
          ))}
        </nav>
        <Part mail={mail} part={part} />
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

function Part({ mail, part }: { mail: Mail; part: MailPart }) {
  if (part === 'headers') {
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
  if (part === 'html' && mail.HtmlBody) {
    return (
      <iframe
        className="body"
        title="The mail as HTML"
        src={`/read/${mail.MessageID}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
    );
  }
  if (part === 'text' && mail.TextBody) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard has to reach it.
      <pre className="body" tabIndex={0}>
        {mail.TextBody}
      </pre>
    );
  }
  return <p className="empty">{`This mail has no ${part === 'html' ? 'HTML' : 'text'}.`}</p>;
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
