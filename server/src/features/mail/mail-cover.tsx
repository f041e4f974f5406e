import type { MailPicture } from './mail-gateway.js';

/** Of a cover, as wide as a mail's card is inside, in pixels. */
export const COVER_WIDTH = 510;

/** A pattern by which a mail is known at a glance. It comes with the mail: nothing is loaded from anywhere. */
export interface MailCover {
  ground: string;
  /** The ground's colour in the dark. */
  darkGround: string;
  /** Of the picture when it is as wide as it can be, in pixels. */
  height: number;
  /** The figure of a drawing, on a transparent ground; or a photograph, which stays as it is in the dark. */
  picture: MailPicture;
  isDrawn: boolean;
}

/** A band at the top of a mail's card. */
export function MailCoverBand({ cover: { ground, height, picture } }: { cover: MailCover }) {
  return (
    <div
      data-skip-in-text
      aria-hidden
      className="cover"
      style={{ backgroundColor: ground, borderRadius: '10px', margin: '0 0 24px', overflow: 'hidden' }}
    >
      <img
        src={`cid:${picture.contentId}`}
        alt=""
        width={COVER_WIDTH}
        height={height}
        style={{ border: '0', display: 'block', height: 'auto', width: '100%' }}
      />
    </div>
  );
}

/** The cover in clients that are in the dark and read style sheets. */
export function darkCover({ darkGround, isDrawn }: MailCover): string {
  return `
@media (prefers-color-scheme: dark) {
  .cover { background-color: ${darkGround} !important; }
  .cover img { opacity: ${isDrawn ? '.5' : '1'}; }
}`;
}
