import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Brand } from '../brand/brand.js';
import { colours, darkScheme } from './mail-colours.js';
import { darkCover, type MailCover, MailCoverBand } from './mail-cover.js';
import { MailLogo } from './mail-logo.js';
import { MailTones } from './mail-tones.js';
import { headingFace, type } from './mail-type.js';
import { sanitizeHeaderText } from './sanitize-header-text.js';

export interface MailLayoutProps {
  brand: Brand;
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  /** Why this person gets this mail, below the card. */
  reason: ReactNode;
  /** The event's pattern; without one the card begins with its heading. */
  cover?: MailCover | null | undefined;
  children: ReactNode;
}

/** Every mail: the product's name, one card, and why it came. Nothing in it has to be loaded. */
export function MailLayout({ brand, subject, preview, heading, reason, cover, children }: MailLayoutProps) {
  const dark = darkScheme(brand.tones.dark);
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        <style>{cover ? `${dark}${darkCover(cover)}` : dark}</style>
      </Head>
      <Body className="paper" style={{ backgroundColor: colours.paper, margin: '0', padding: '28px 16px' }}>
        <Preview>{shortened(preview)}</Preview>
        <Container style={{ maxWidth: '560px' }}>
          <ProductMark brand={brand} />
          <Container className="card" style={card}>
            {cover && <MailCoverBand cover={cover} />}
            <Heading className="ink" style={type.heading}>
              {heading}
            </Heading>
            <MailTones value={brand.tones.light}>{children}</MailTones>
          </Container>
          <Text className="muted" style={{ ...type.small, fontSize: '13px', margin: '20px 4px 0' }}>
            {reason}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/**
 * Short enough for `Preview` to fill it up: without its blanks a mailbox goes on with the first words of the mail.
 * A cut that goes through a character leaves out its half.
 */
function shortened(preview: string): string {
  return preview.slice(0, 140).replace(/\p{Cs}$/u, '');
}

function ProductMark({ brand }: { brand: Brand }) {
  const name = sanitizeHeaderText(brand.name);
  const [initial] = name;
  const { accent, onAccent } = brand.tones.light;
  return (
    <div data-skip-in-text style={{ margin: '0 4px 18px' }}>
      {brand.mailLogo ? (
        <MailLogo logo={brand.mailLogo} name={name} />
      ) : (
        <span className="accent" aria-hidden style={{ backgroundColor: accent, ...tile, color: onAccent }}>
          {initial}
        </span>
      )}
      {!brand.mailLogo?.isWordmark && (
        <span className="ink" style={nameOfProduct}>
          {name}
        </span>
      )}
    </div>
  );
}

const card = {
  backgroundColor: colours.surface,
  border: `1px solid ${colours.line}`,
  borderRadius: '14px',
  padding: '26px 24px 28px',
};

const tile = {
  borderRadius: '8px',
  display: 'inline-block',
  fontFamily: headingFace,
  fontSize: '15px',
  fontWeight: 700,
  lineHeight: '28px',
  textAlign: 'center' as const,
  width: '28px',
};

const nameOfProduct = { ...type.subheading, lineHeight: '28px', marginLeft: '10px', verticalAlign: 'top' };
