import type { DrawnLogo } from '../brand/logo/draw-logo.js';
import type { MailPicture } from './mail-gateway.js';

const CONTENT_ID = 'logo';

/** The operator's logo on a light ground of its own: clients in the dark turn the ground of a mail, and no picture. */
export function MailLogo({ logo: { width, height, isWordmark }, name }: { logo: DrawnLogo; name: string }) {
  return (
    <img
      src={`cid:${CONTENT_ID}`}
      alt={isWordmark ? name : ''}
      width={width}
      height={height}
      style={{ backgroundColor: '#ffffff', border: '0', borderRadius: '6px', verticalAlign: 'top' }}
    />
  );
}

/** It comes with the mail: nothing is loaded from anywhere. */
export function pictureOfLogo({ png }: DrawnLogo): MailPicture {
  return {
    name: 'logo.png',
    contentType: 'image/png',
    contentId: CONTENT_ID,
    base64: png.toString('base64'),
  };
}
