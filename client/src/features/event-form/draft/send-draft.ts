import type { ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { graphql, readFragment } from '../../../apollo/graphql';
import type { SaveEventDraftInput } from '../../../gql/types';
import { evictViewerField } from '../../../session/viewer-cache';
import { draftVersion } from './draft-values';
import type { DraftFieldsFragment } from './gql/draft-values';
import { SaveEventDraftDocument } from './gql/send-draft';
import type { Answer } from './stored-draft';

graphql(`
  mutation SaveEventDraft($input: SaveEventDraftInput!) {
    saveEventDraft(input: $input) {
      eventDraft {
        id
        ...DraftFields
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** Sends a save of a draft, with an Idempotency-Key where there is a key. */
export function sendDraftWith(client: ApolloClient) {
  return async (input: SaveEventDraftInput, key: string | undefined): Promise<Answer> => {
    try {
      const { data } = await client.mutate({
        mutation: SaveEventDraftDocument,
        variables: { input },
        ...(key && { context: { headers: { 'idempotency-key': key } } }),
        update: (cache) => evictViewerField(cache, 'eventDrafts'),
      });
      const saved = readFragment<DraftFieldsFragment>(data?.saveEventDraft.eventDraft);
      return { draft: saved && draftVersion(saved), errors: data?.saveEventDraft.userErrors ?? [] };
    } catch (error) {
      if (isKeyUsedUp(error)) return { draft: null, errors: [] };
      throw error;
    }
  };
}

/** Whether the key never gets an answer: the process ended meanwhile, or another version of the client used it. */
function isKeyUsedUp(error: unknown): boolean {
  return ServerError.is(error) && /IDEMPOTENCY_(OUTCOME_UNKNOWN|KEY_REUSED)/.test(error.bodyText);
}
