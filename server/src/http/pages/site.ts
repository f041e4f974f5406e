import type { ShownBrand } from '../../features/brand/current-brand.js';

/** The product as its pages name it and link to it. */
export interface Site {
  /** Read it when it is shown: it can change. */
  readonly productName: string;
  brand: ShownBrand;
  publicUrl: string;
}
