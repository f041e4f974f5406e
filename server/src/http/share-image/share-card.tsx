import { formatTimes, type MailedEvent } from '../../features/events/format-event.js';
import { day, formatDate, month, weekday } from '../../features/mail/format-date.js';
import { formatPrice } from '../../features/mail/format-price.js';
import type { Cover } from '../pages/page-renderer.js';
import { COVER_WIDTH, SharedCover } from './shared-cover.js';

/** What the picture shows of an event. */
export interface SharedEvent extends MailedEvent {
  id: string;
  type: string;
  pricePence: number;
}

const subsetsOfInter = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'];
const subsetsOfBricolage = ['latin', 'latin-ext', 'vietnamese'];

/** The fonts by the names of their files: a letter that one subset lacks is looked for in the next one. */
export const textFonts = subsetsOfInter.map((subset) => `inter-${subset}`);
export const headingFonts = subsetsOfBricolage.map((subset) => `bricolage-grotesque-${subset}`);

const TEXT = textFonts.join(', ');
const HEADINGS = [...headingFonts, ...textFonts].join(', ');

const INK = '#1c1a17';
const MUTED = '#6a655c';
const ACCENT = '#0b7256';

/** Characters of a title that fit in three lines of the large size. */
const SHORT_TITLE = 40;

interface Props {
  event: SharedEvent;
  productName: string;
  /** Null where the client was not built for the server. */
  cover: Cover | null;
}

/** The picture of an event in shared links: 1200 x 630, in the light colours of the product. Laid out by satori, which knows flex boxes. */
export function ShareCard({ event, productName, cover }: Props) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#faf8f4', color: INK }}>
      <div
        style={{
          display: 'flex',
          position: 'relative',
          width: COVER_WIDTH,
          padding: 60,
          boxSizing: 'border-box',
          flexShrink: 0,
          background: '#e2f2ec',
        }}
      >
        {cover && <SharedCover cover={cover} />}
        <DateBlock date={event.date} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '60px 64px', minWidth: 0 }}>
        <Product name={productName} />
        <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flexGrow: 1 }}>
          <Kind {...event} />
          <Title>{event.title}</Title>
        </div>
        <Line>{`${formatDate(event.date)}, ${formatTimes(event)}`}</Line>
        <Line>{event.location}</Line>
      </div>
    </div>
  );
}

function DateBlock({ date }: { date: string }) {
  const small = { fontFamily: TEXT, fontWeight: 600, fontSize: 38, letterSpacing: 2, color: ACCENT };
  return (
    <div
      style={{
        // On the pattern, which is drawn later otherwise.
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        width: 240,
        height: 273,
        borderRadius: 28,
        background: '#ffffff',
      }}
    >
      <span style={small}>{weekday(date).toUpperCase()}</span>
      <span style={{ fontFamily: HEADINGS, fontSize: 128, lineHeight: 1.05 }}>{day(date)}</span>
      <span style={small}>{month(date).toUpperCase()}</span>
    </div>
  );
}

function Product({ name }: { name: string }) {
  const mark = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 44,
    height: 44,
    marginRight: 14,
    borderRadius: 11,
    background: ACCENT,
    color: '#ffffff',
    fontSize: 24,
  };
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: HEADINGS, fontSize: 30 }}>
      <span style={mark}>{name.charAt(0)}</span>
      {name}
    </div>
  );
}

function Kind({ type, pricePence }: SharedEvent) {
  const colours =
    pricePence > 0 ? { background: '#fdf0d8', color: '#7a4b00' } : { background: '#e2f2ec', color: ACCENT };
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: TEXT, fontSize: 30, color: MUTED }}>
      <span style={{ display: 'block', maxWidth: 460, marginRight: 16, lineClamp: 1 }}>{type}</span>
      <span style={{ padding: '5px 20px', borderRadius: 25, fontWeight: 600, fontSize: 28, ...colours }}>
        {pricePence > 0 ? formatPrice(pricePence) : 'Free'}
      </span>
    </div>
  );
}

function Title({ children }: { children: string }) {
  const fontSize = children.length > SHORT_TITLE ? 60 : 76;
  return (
    <div
      style={{
        display: 'block',
        marginTop: 14,
        fontFamily: HEADINGS,
        fontWeight: 700,
        fontSize,
        lineHeight: 1.08,
        letterSpacing: -1,
        lineClamp: 3,
        wordBreak: 'break-word',
      }}
    >
      {children}
    </div>
  );
}

function Line({ children }: { children: string }) {
  return (
    <div style={{ display: 'block', marginTop: 14, fontFamily: TEXT, fontSize: 29, lineClamp: 1 }}>
      {children}
    </div>
  );
}
