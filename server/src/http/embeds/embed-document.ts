import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escape as escapeHtml } from 'es-toolkit/string/escape';
import { toneStyle } from '../../features/brand/tone-style.js';
import { tonesOf } from '../../features/brand/tones.js';
import { NO_INDEX, styleSheetPath } from '../pages/page-template.js';
import type { Site } from '../pages/site.js';
import type { EmbedOptions } from './embed-options.js';

/** The text of an embed's page, and the policy by which a browser shows it. */
export interface EmbedDocuments {
  htmlOf(embed: { title: string; body: string }, options: EmbedOptions): string;
  headersOf(options: EmbedOptions): Record<string, string>;
}

/**
 * The pages that other sites may frame: HTML, one style and our own pictures, and nothing else that could load or run. Scripts,
 * forms and connections are forbidden to it.
 * @param styles of what is in the body
 */
export async function embedDocuments(
  clientFolder: string,
  { styles, site }: { styles: string; site: Site },
): Promise<EmbedDocuments> {
  const fonts = await readFonts(clientFolder, site.publicUrl);
  const styleOfTones = (accent: string | null) => {
    if (accent) return toneStyle(tonesOf(accent));
    return site.brand.accent ? toneStyle(site.brand.tones) : '';
  };
  const styleOf = ({ accent }: EmbedOptions) => fonts + styles + styleOfTones(accent);
  return {
    htmlOf: ({ title, body }, options) => {
      const { theme } = options;
      return `<!doctype html>
<html lang="en-GB"${theme ? ` data-mantine-color-scheme="${theme}"` : ''}>
<head>
<meta charset="utf-8" />
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="${theme ?? 'light dark'}" />
${NO_INDEX}
<style>${styleOf(options)}</style>
</head>
<body>${body}</body>
</html>
`;
    },
    headersOf: (options) => ({
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${createHash('sha256').update(styleOf(options)).digest('base64')}'`,
        // The part of a picture that stays in sight is a style of its element.
        "style-src-attr 'unsafe-inline'",
        `img-src ${site.publicUrl}`,
        `font-src ${site.publicUrl}`,
        "base-uri 'none'",
        "form-action 'none'",
        'frame-ancestors *',
      ].join(';'),
    }),
  };
}

/**
 * The font faces of the client's style sheet, by addresses that hold in a frame which is given its text alone. None where the
 * client was built without them.
 */
async function readFonts(clientFolder: string, publicUrl: string): Promise<string> {
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const path = styleSheetPath(shell);
  if (!path) return '';
  const sheet = await readFile(join(clientFolder, path), 'utf8');
  const faces = sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.join('').replace(/url\((["']?)\//g, (_, quote: string) => `url(${quote}${publicUrl}/`);
}
