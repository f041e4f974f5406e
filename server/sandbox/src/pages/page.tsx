import { createContext, type ReactNode, useContext } from 'react';

/** Where the product is, to which every page leads back. */
export const ProductUrl = createContext('');

interface DocumentProps {
  title: string;
  /** The files of `assets/` that it loads. */
  stylesheets?: string[];
  script?: string;
  body?: { className?: string; hidden?: boolean };
  children: ReactNode;
}

export function Document({
  title,
  stylesheets = ['colours.css', 'fonts.css', 'sandbox.css'],
  script,
  body,
  children,
}: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        {stylesheets.map((name) => (
          <link key={name} rel="stylesheet" href={`/assets/${name}`} />
        ))}
        {script && <script src={`/assets/${script}`} type="module" />}
      </head>
      <body {...body}>{children}</body>
    </html>
  );
}

const sections = {
  '/': 'Mails',
  '/payments': 'Payments',
  '/calendars': 'Calendars',
  '/webhooks/receiver': 'Webhooks',
};

interface PageProps {
  title: string;
  section: keyof typeof sections;
  /** The purpose of the section, in a sentence. */
  about: string;
  /** On a phone, where there is room for one: whether what was opened is shown, or the list. */
  reading: boolean;
  children: ReactNode;
}

/** The frame of all pages of the sandbox. They work without their script, which only updates them. */
export function Page({ title, section, about, reading, children }: PageProps) {
  return (
    <Document title={title} script="live.js" body={{ className: reading ? 'reading' : 'listing' }}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header>
        <a className="brand" href="/">
          <span className="mark" aria-hidden="true">
            T
          </span>
          Sandbox
        </a>
        <nav className="sections" aria-label="Sandbox">
          {Object.entries(sections).map(([address, name]) => (
            <a key={address} href={address} aria-current={address === section ? 'true' : 'false'}>
              {name}
            </a>
          ))}
        </nav>
        <p>{about}</p>
        <BackToProduct />
        <span id="live" className="live" hidden>
          Live
        </span>
      </header>
      <div className="panes">{children}</div>
    </Document>
  );
}

export function BackToProduct() {
  const productUrl = useContext(ProductUrl);
  return productUrl && <a href={productUrl}>Back to the product</a>;
}

interface MasterDetailProps {
  /** The name of the list. */
  label: string;
  heading: string;
  /** The content beside the heading of the list. */
  head: ReactNode;
  list: ReactNode;
  detail?: ReactNode;
  empty: string;
}

/** A list and, beside it, or on a phone in its place, what was opened. */
export function MasterDetail({ label, heading, head, list, detail, empty }: MasterDetailProps) {
  if (!detail) {
    return (
      <>
        <main id="content" className="box" tabIndex={-1}>
          <div className="box-head">
            <h1>{heading}</h1>
            {head}
          </div>
          {list}
        </main>
        <aside className="mail empty" aria-label={label}>
          {empty}
        </aside>
      </>
    );
  }
  return (
    <>
      <nav className="box" aria-label={label}>
        <div className="box-head">
          <h2>{heading}</h2>
          {head}
        </div>
        {list}
      </nav>
      <main id="content" className="mail" tabIndex={-1}>
        {detail}
      </main>
    </>
  );
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** When something happened, in the time zone of this machine. */
export function Time({ at }: { at: Date | string }) {
  const moment = new Date(at);
  const time = timeOfDay.format(moment);
  const isToday = day.format(moment) === day.format(new Date());
  return <time dateTime={moment.toISOString()}>{isToday ? time : `${day.format(moment)}, ${time}`}</time>;
}

/** A line of a `<dl className="facts">`; nothing where there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** A button that asks the server for something. */
export function ActionButton(props: {
  action: string;
  label: string;
  fields?: Record<string, string>;
  className?: string | undefined;
}) {
  return (
    <form method="post" action={props.action}>
      {Object.entries(props.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={props.className}>
        {props.label}
      </button>
    </form>
  );
}
