/** What a call with an idempotency key was answered. */
export interface StoredAnswer {
  /** The key. */
  id: string;
  method: string;
  path: string;
  /** A hash of the parameters. */
  parameters: string;
  status: number;
  body: object;
  /** The id of the request that was answered first. */
  requestId: string;
  /** In milliseconds since 1970. */
  at: number;
}
