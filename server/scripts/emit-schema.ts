import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import 'reflect-metadata';
import { buildApiSchema } from '../src/schema.js';

/** Writes the API as the server serves it to /schema.graphql, for people, for codegen, and to be compared with. */
const target = fileURLToPath(new URL('../../../schema.graphql', import.meta.url));
writeFileSync(target, `${printSchema(lexicographicSortSchema(buildApiSchema()))}\n`);
