import type { CSSProperties } from 'react';
import { colours } from './mail-colours.js';

/** The product's faces where they are installed: a mail loads nothing. */
export const textFace = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const headingFace = `'Bricolage Grotesque', ${textFace}`;

// `break-word`: a title of one long word must not widen a table on a phone.
const text = { fontFamily: textFace, margin: '0', wordBreak: 'break-word' } satisfies CSSProperties;
const heading = { ...text, fontFamily: headingFace, color: colours.ink, letterSpacing: '-0.01em' };

export const type = {
  heading: { ...heading, fontSize: '24px', lineHeight: '30px', fontWeight: 700 },
  subheading: { ...heading, fontSize: '19px', lineHeight: '25px', fontWeight: 700 },
  text: { ...text, fontSize: '16px', lineHeight: '25px', color: colours.ink },
  label: { ...text, fontSize: '13px', lineHeight: '20px', fontWeight: 600, color: colours.muted },
  small: { ...text, fontSize: '14px', lineHeight: '22px', color: colours.muted },
} satisfies Record<string, CSSProperties>;
