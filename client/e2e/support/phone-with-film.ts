import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserType, LaunchOptions } from '@playwright/test';
import { launchBrowser } from './browser';

/** A browser whose camera shows a film. Chromium opens the file with the camera: it may be made later than the browser. */
export async function phoneWithFilm(
  chromium: BrowserType,
  options: LaunchOptions,
): Promise<{ phone: Browser; film: string; close: () => Promise<void> }> {
  const film = join(tmpdir(), `turnout-film-${randomUUID()}.y4m`);
  const args = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const phone = await launchBrowser(chromium, { ...options, args: [...(options.args ?? []), ...args] });
  return {
    phone,
    film,
    close: async () => {
      await phone.close();
      await rm(film, { force: true });
    },
  };
}
