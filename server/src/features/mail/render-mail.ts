import type { ReactElement } from 'react';
import type { Brand } from '../brand/brand.js';
import type { MailCover } from './mail-cover.js';
import type { Mail } from './mail-gateway.js';
import { pictureOfLogo } from './mail-logo.js';

/** React and the maker of plain text, which no start waits for: they are loaded once the server answers. */
export const loadMailRenderer = () => import('./mail-renderer.js');

/** A mail's HTML with the cover that it shows, and the same for those who read plain text. */
export async function renderMail(
  mail: ReactElement<{ brand: Brand; cover?: MailCover | null | undefined }>,
): Promise<Pick<Mail, 'html' | 'text' | 'pictures'>> {
  const { render, toPlainText } = await loadMailRenderer();
  const html = await render(mail);
  const { brand, cover } = mail.props;
  const pictures = [
    ...(brand.mailLogo ? [pictureOfLogo(brand.mailLogo)] : []),
    ...(cover ? [cover.picture] : []),
  ];
  return { html, text: `${toPlainText(html)}\n`, ...(pictures.length > 0 && { pictures }) };
}
