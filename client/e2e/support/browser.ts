import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, BrowserType, LaunchOptions } from '@playwright/test';
import { unpackBrowser } from './packed-browser';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// Nobody but the product is to be asked for anything.
const args = ['--no-sandbox', '--disable-background-networking'];

/**
 * How to start what CHROMIUM_PATH names, else what came with the packages: the same browser on every machine, and one
 * without a window, which takes half the time of an installed one. Where the packages have none, an installed one.
 * @param folder of this run, for what has to be unpacked
 */
export async function findBrowser(folder: string): Promise<LaunchOptions> {
  const { env: variables, platform, arch } = process;
  if (!variables.CHROMIUM_PATH && platform === 'linux' && arch === 'x64') {
    const packed = await unpackBrowser(folder);
    return { ...packed, args: [...packed.args, ...args] };
  }
  const executablePath = variables.CHROMIUM_PATH || installedBrowser();
  if (executablePath) return { executablePath, args };
  throw new Error('There is no Chromium or Chrome on the PATH: set CHROMIUM_PATH to one.');
}

/** Chromium may crash as it starts (SIGSEGV, seen once in CI). A browser that cannot start fails the second time, too. */
export async function launchBrowser(chromium: BrowserType, options: LaunchOptions): Promise<Browser> {
  return await chromium.launch(options).catch(() => chromium.launch(options));
}

/** The first of the PATH. */
export function installedBrowser(): string | undefined {
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
