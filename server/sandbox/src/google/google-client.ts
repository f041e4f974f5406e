/** How the product is registered at Google. */
export interface GoogleClient {
  clientId: string;
  clientSecret: string;
}
