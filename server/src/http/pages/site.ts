import type { Brand } from '../../features/brand/brand.js';

/** The product as its pages name it and link to it. */
export interface Site {
  /** Read it when it is shown: it can change. */
  readonly productName: string;
  readonly brand: Brand;
  publicUrl: string;
}
