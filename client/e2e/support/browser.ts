import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { unpackBrowser } from './packed-browser';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// Nobody but the product is to be asked for anything.
const args = ['--no-sandbox', '--disable-background-networking'];

/**
 * How to launch what CHROMIUM_PATH names, else a browser of this machine, else the one that came with the packages.
 * @param folder of this run, for what has to be unpacked
 */
export async function findBrowser(folder: string): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH || installedBrowser();
  if (executablePath) return { executablePath, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chromium or Chrome on the PATH: set CHROMIUM_PATH to one.');
  }
  const browser = await unpackBrowser(folder);
  return { ...browser, args: [...browser.args, ...args] };
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
