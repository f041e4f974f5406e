import { range } from 'es-toolkit/math';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';

const SIGN_UP_CHANGES = graphql(`query SignUpChanges($first: Int! = 100, $after: String) {
  viewer { signUpChanges(first: $first, after: $after) {
    nodes {
      kind changedAt eventId signUpId
      signUp { id name email updatedAt event { title } }
      payment { status refundedPence paidAt refundedAt signUp { id } event { id } }
    }
    pageInfo { hasNextPage endCursor }
  } }
}`);
const EVENT_CHANGES = graphql(`query EventChanges($first: Int! = 100, $after: String) {
  viewer { eventChanges(first: $first, after: $after) {
    nodes { kind changedAt eventId event { title } }
    pageInfo { hasNextPage endCursor }
  } }
}`);

export async function signUpChanges(client: ApiClient, page: { first?: number; after?: string | null } = {}) {
  const answer = await client.graphql(SIGN_UP_CHANGES, page);
  const changes = answer.data?.viewer?.signUpChanges;
  if (answer.errors || !changes) throw new Error(JSON.stringify(answer));
  return changes;
}

export async function eventChanges(client: ApiClient, page: { first?: number; after?: string | null } = {}) {
  const answer = await client.graphql(EVENT_CHANGES, page);
  const changes = answer.data?.viewer?.eventChanges;
  if (answer.errors || !changes) throw new Error(JSON.stringify(answer));
  return changes;
}

type Changes = Awaited<ReturnType<typeof signUpChanges>>['nodes'];

/** A copy elsewhere of the sign-ups, as the documentation says to make one. */
export class Copy {
  readonly signUpIds = new Set<string>();
  #cursor: string | null = null;

  constructor(
    private readonly client: ApiClient,
    private readonly first = 100,
  ) {}

  /** @returns what has changed since the last time */
  async follow(): Promise<Changes> {
    const changes: Changes = [];
    for (const _ of range(1_000)) {
      const { nodes, pageInfo } = await signUpChanges(this.client, {
        first: this.first,
        after: this.#cursor,
      });
      for (const { kind, signUpId } of nodes) {
        if (kind === 'REMOVED') this.signUpIds.delete(signUpId);
        else this.signUpIds.add(signUpId);
      }
      changes.push(...nodes);
      this.#cursor = pageInfo.endCursor ?? this.#cursor;
      if (!pageInfo.hasNextPage) return changes;
    }
    throw new Error('The list has no end');
  }
}
