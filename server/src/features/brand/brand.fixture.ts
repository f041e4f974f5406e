import { type Brand, type BrandChoice, brandOf, nothingChosen } from './brand.js';

/** The product's own look, with some choices. */
export function brandNamed(name: string | null = null, others: Partial<BrandChoice> = {}): Brand {
  return brandOf({ ...nothingChosen, name, ...others }, nothingChosen);
}
