import 'reflect-metadata';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildApiSchema } from '../src/schema.js';

/** The API as the server serves it, in an order that does not depend on the code's. */
export function printedApiSchema(): string {
  return `${printSchema(lexicographicSortSchema(buildApiSchema()))}\n`;
}
