import { readFile } from 'node:fs/promises';
import type { Config } from '../config/config.js';
import type { BrandChoice } from '../features/brand/brand.js';
import { type Logo, MAX_LOGO_BYTES, readLogo } from '../features/brand/logo/read-logo.js';
import { StartError } from '../platform/start-error.js';

/** The operator's choices that no page can change. @throws StartError where a file is no logo */
export async function brandByEnvironment({ brand }: Pick<Config, 'brand'>): Promise<BrandChoice> {
  const { lightLogoFile, darkLogoFile, ...chosen } = brand;
  return {
    ...chosen,
    lightLogo: await logoOf('BRAND_LOGO_LIGHT', lightLogoFile),
    darkLogo: await logoOf('BRAND_LOGO_DARK', darkLogoFile),
  };
}

async function logoOf(variable: string, path: string | null): Promise<Logo | null> {
  if (path === null) return null;
  try {
    const bytes = await readFile(path);
    return readLogo(bytes.subarray(0, MAX_LOGO_BYTES + 1));
  } catch (error) {
    throw new StartError(`${variable} cannot be used: ${path}: ${(error as Error).message}.`);
  }
}
