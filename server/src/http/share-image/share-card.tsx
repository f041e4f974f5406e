import type { ReactNode } from 'react';
import { type Brand, logoIn } from '../../features/brand/brand.js';
import type { Logo } from '../../features/brand/logo/read-logo.js';
import type { Tones } from '../../features/brand/tones.js';
import { WORDMARK } from '../../features/brand/wordmark.js';
import type { EventCover } from '../../features/events/cover/cover-input.js';
import { formatTimes, type MailedEvent } from '../../features/events/texts/format-event.js';
import { day, formatDate, month, weekday } from '../../features/mail/format-date.js';
import { formatPrice } from '../../features/mail/format-price.js';
import { HAN } from './script-fonts.js';
import { COVER_WIDTH } from './shared-cover.js';

/** The facts of an event that the picture shows. */
export interface SharedEvent extends MailedEvent {
  id: string;
  type: string;
  pricePence: number;
  cancelledAt: Date | null;
  cover?: EventCover | null;
}

const subsetsOfInter = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'];
const subsetsOfBricolage = ['latin', 'latin-ext', 'vietnamese'];

/** The fonts by the names of their files: a letter that one subset lacks is looked for in the next one. */
export const textFonts = subsetsOfInter.map((subset) => `inter-${subset}`);
export const headingFonts = subsetsOfBricolage.map((subset) => `bricolage-grotesque-${subset}`);

const TEXT = textFonts.join(', ');
const HEADINGS = [...headingFonts, ...textFonts].join(', ');

/** Scripts that are written from the right. */
const FROM_THE_RIGHT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const INK = '#1c1a17';
const MUTED = '#6a655c';

/** Characters of a title that fit in three lines of the large size. */
const SHORT_TITLE = 40;

/** The part of the brand that the picture shows. */
export type SharedBrand = Pick<Brand, 'name' | 'tones' | 'lightLogo' | 'darkLogo'>;

interface Props {
  event: SharedEvent;
  brand: SharedBrand;
  /** Null where the client was not built for the server. */
  cover: ReactNode;
  /** Names of the fonts for other scripts than the product's own fonts have. */
  others: string[];
}

/** The picture of an event in shared links: 1200 x 630, in the light colours of the product. Laid out by satori, which knows flex boxes. */
export function ShareCard({ event, brand, cover, others }: Props) {
  const { light: tones } = brand.tones;
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
          background: tones.accentSoft,
        }}
      >
        {cover}
        <DateBlock date={event.date} colour={tones.accent} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '60px 64px', minWidth: 0 }}>
        <Product brand={brand} />
        <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flexGrow: 1 }}>
          <Kind {...event} tones={tones} others={others} />
          {event.title && <Title others={others}>{event.title}</Title>}
        </div>
        <Line>{`${formatDate(event.date)}, ${formatTimes(event)}`}</Line>
        <Line others={others}>{event.location}</Line>
      </div>
    </div>
  );
}

function DateBlock({ date, colour }: { date: string; colour: string }) {
  const small = { fontFamily: TEXT, fontWeight: 600, fontSize: 38, letterSpacing: 2, color: colour };
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

function Product({ brand }: { brand: SharedBrand }) {
  const { name, tones } = brand;
  const found = logoIn(brand, 'light');
  const mark = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 44,
    height: 44,
    marginRight: 14,
    borderRadius: 11,
    background: tones.light.accent,
    color: tones.light.onAccent,
    fontSize: 24,
  };
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: HEADINGS, fontSize: 30 }}>
      {found ? <LogoPicture logo={found.logo} /> : <span style={mark}>{name.charAt(0)}</span>}
      {!(found && found.logo.ratio > WORDMARK) && name}
    </div>
  );
}

/** The logo, whose data are in the drawing: nothing is loaded. */
function LogoPicture({ logo: { type, bytes, ratio } }: { logo: Logo }) {
  const width = Math.min(52 * ratio, 420);
  const source = `data:${type};base64,${bytes.toString('base64')}`;
  return <img src={source} alt="" width={width} height={width / ratio} style={{ marginRight: 14 }} />;
}

function Kind({ type, others, tones, ...event }: SharedEvent & Pick<Props, 'others'> & { tones: Tones }) {
  const { text, ...colours } = markOf(event, tones);
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: TEXT, fontSize: 30, color: MUTED }}>
      {type && (
        <span
          style={{
            display: 'block',
            maxWidth: 460,
            marginRight: 16,
            lineClamp: 1,
            ...scriptOf(type, TEXT, others, MUTED),
          }}
        >
          {type}
        </span>
      )}
      <span style={{ padding: '5px 20px', borderRadius: 25, fontWeight: 600, fontSize: 28, ...colours }}>
        {text}
      </span>
    </div>
  );
}

function markOf(
  { pricePence, cancelledAt }: Pick<SharedEvent, 'pricePence' | 'cancelledAt'>,
  { accent, accentSoft }: Tones,
) {
  if (cancelledAt) return { text: 'Cancelled', background: '#fbeaea', color: '#a3221b' };
  if (pricePence > 0) return { text: formatPrice(pricePence), background: '#fdf0d8', color: '#7a4b00' };
  return { text: 'Free', background: accentSoft, color: accent };
}

interface TextProps {
  children: string;
  others?: string[];
}

function Title({ children, others = [] }: TextProps) {
  const fontSize = children.length > SHORT_TITLE ? 60 : 76;
  return (
    <div
      style={{
        display: 'block',
        marginTop: 14,
        fontWeight: 700,
        fontSize,
        // Other scripts have marks above and below their letters.
        lineHeight: others.length > 0 ? 1.25 : 1.08,
        letterSpacing: others.length > 0 ? 0 : -1,
        ...scriptOf(children, HEADINGS, others),
        lineClamp: 3,
        wordBreak: 'break-word',
      }}
    >
      {children}
    </div>
  );
}

function Line({ children, others = [] }: TextProps) {
  return (
    <div
      style={{
        display: 'block',
        marginTop: 14,
        fontSize: 29,
        lineClamp: 1,
        ...scriptOf(children, TEXT, others),
      }}
    >
      {children}
    </div>
  );
}

/** Fonts, direction and weight for the script of a text. */
function scriptOf(text: string, own: string, others: string[], colour = INK) {
  return {
    fontFamily: [own, ...others].join(', '),
    direction: FROM_THE_RIGHT.test(text) ? ('rtl' as const) : ('ltr' as const),
    // The fonts of these scripts are light.
    ...(HAN.test(text) && { WebkitTextStrokeWidth: '0.03em', WebkitTextStrokeColor: colour }),
  };
}
