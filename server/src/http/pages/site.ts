/** The product as its pages name it and link to it. */
export interface Site {
  productName: string;
  publicUrl: string;
}
