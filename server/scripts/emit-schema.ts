import { writeFileSync } from 'node:fs';
import { printedApiSchema } from './printed-api-schema.js';

/** Writes /schema.graphql, for people to read and for the client's generated code. */
writeFileSync(new URL('../../../schema.graphql', import.meta.url), printedApiSchema());
