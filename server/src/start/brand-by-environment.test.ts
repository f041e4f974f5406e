import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config/config.js';
import { StartError } from '../platform/start-error.js';
import { brandByEnvironment } from './brand-by-environment.js';

const folder = mkdtempSync(join(tmpdir(), 'turnout-brand-'));
afterAll(() => rm(folder, { recursive: true }));

const logoAt = (content: string) => {
  const path = join(folder, 'logo.svg');
  writeFileSync(path, content);
  return brandByEnvironment(readConfig({ BRAND_LOGO_DARK: path }));
};

it('reads a logo from its file', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>';
  expect(await logoAt(svg)).toMatchObject({ lightLogo: null, darkLogo: { type: 'image/svg+xml', ratio: 2 } });
});

it('V5: stops the start with a sentence that names the variable, where a file is no logo', async () => {
  const refused = logoAt('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><script/></svg>');
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(
    `BRAND_LOGO_DARK cannot be used: ${join(folder, 'logo.svg')}: it has <script>, which a logo may not have.`,
  );
});

it('stops the start where there is no such file', async () => {
  const refused = brandByEnvironment(readConfig({ BRAND_LOGO_LIGHT: join(folder, 'none.png') }));
  await expect(refused).rejects.toThrow(/^BRAND_LOGO_LIGHT cannot be used: .*none\.png: ENOENT/);
});
