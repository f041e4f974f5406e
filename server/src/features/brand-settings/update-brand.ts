import { z } from 'zod';
import { StoredBrand } from '../brand/brand.entity.js';
import type { BrandChoice } from '../brand/brand.js';
import { MAX_HEADLINE_LENGTH, MAX_NAME_LENGTH } from '../brand/brand.js';
import { type BrandLink, linkProblem, MAX_LINKS } from '../brand/brand-links.js';
import { readAccent } from '../brand/tones.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { cleanName, issueOf, parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { requireFirstStaff } from './first-staff.js';

export interface BrandInput {
  name?: string | null;
  headline?: string | null;
  accent?: string | null;
  links?: readonly BrandLink[] | null;
}

const line = (max: number) =>
  z
    .string()
    .nullable()
    .transform((text) => cleanName(text ?? '') || null)
    .refine((text) => [...(text ?? '')].length <= max, issueOf(ErrorCode.TOO_LONG))
    .optional();

const fields = z.object({
  name: line(MAX_NAME_LENGTH),
  headline: line(MAX_HEADLINE_LENGTH),
  accent: z
    .string()
    .nullable()
    .transform((text) => text?.trim() || null)
    .refine((text) => text === null || readAccent(text) !== null, issueOf(ErrorCode.INVALID_BRAND))
    .transform(readAccent)
    .optional(),
  links: z.custom<readonly BrandLink[] | null>().optional(),
});

/**
 * Changes how the product looks here, in every process. A part that is left out stays, and null is the product's own.
 * @throws UserError TOO_LONG, INVALID_BRAND, SET_BY_OPERATOR for what the environment has chosen
 */
export async function updateBrand(context: Context, input: BrandInput): Promise<void> {
  await requireFirstStaff(context);
  const { links, ...others } = parseInput(fields, input);
  const given = { ...others, ...(links !== undefined && { links: cleanLinks(links) }) };
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  for (const name of Object.keys(change)) requireFree(context, name as keyof BrandChoice);
  await storeBrand(context, change);
}

/** @throws UserError SET_BY_OPERATOR */
export function requireFree({ settings }: Pick<Context, 'settings'>, name: keyof BrandChoice): void {
  if (settings.brand.fixed.includes(name)) throw new UserError(ErrorCode.SET_BY_OPERATOR, name);
}

export async function storeBrand(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  change: Partial<Omit<StoredBrand, 'id'>>,
): Promise<void> {
  await database.upsert(StoredBrand, { id: 1, ...change }, ['id']);
  // A notification of the database brings it to this process, too, but after the response.
  await settings.refreshBrand();
}

/** @throws UserError INVALID_BRAND */
function cleanLinks(given: readonly BrandLink[] | null): BrandLink[] | null {
  const links = (given ?? []).map(({ label, url }) => ({ label: cleanName(label), url: url.trim() }));
  if (links.length > MAX_LINKS)
    throw new UserError(ErrorCode.INVALID_BRAND, 'links', `There can be at most ${MAX_LINKS} links`);
  for (const link of links) {
    const problem = linkProblem(link);
    if (problem) throw new UserError(ErrorCode.INVALID_BRAND, 'links', `“${link.label}”: ${problem}`);
  }
  return links.length > 0 ? links : null;
}
