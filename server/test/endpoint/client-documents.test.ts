import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentRules } from '../../src/http/document-rules.js';
import { LIMITS } from '../../src/platform/graphql/limits/cost-limit.js';
import { MAX_TOKENS } from '../../src/platform/graphql/limits/document-limits.js';
import { queryCost } from '../../src/platform/graphql/limits/query-cost.js';
import { buildApiSchema } from '../../src/schema.js';
import { clientDocuments } from '../support/client-documents.js';

const schema = buildApiSchema();

/** The page of a series reads a year of weeks with hosts and cover of each, once. Of coming events a page reads seven at most. */
const mostOf: Record<string, number> = { SeriesPage: 1_400, ComingEvents: 1_200 };

describe.each(clientDocuments(schema))(
  'the client’s $name',
  ({ name, document, operation, query, variables }) => {
    it('G21: costs less than a fifth of the limit with its largest page, or a little more', () => {
      const cost = queryCost(schema, document, operation, variables);
      expect(cost).toBeGreaterThan(0);
      expect(cost).toBeLessThan(mostOf[name ?? ''] ?? 1_000);
      // A stream that costs more is refused, and its page is not live.
      if (operation.operation === 'subscription') expect(cost).toBeLessThanOrEqual(LIMITS.subscription);
    });

    it('G2: is within the limits of tokens, depth, aliases and directives', () => {
      const sent = parse(query, { maxTokens: MAX_TOKENS });
      expect(validate(schema, sent, documentRules)).toEqual([]);
    });
  },
);
