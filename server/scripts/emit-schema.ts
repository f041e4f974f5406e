import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { buildApiSchema, printApiSchema } from '../src/schema.js';

/** Writes /schema.graphql, for people to read and for the client's generated code. */
writeFileSync(new URL('../../../schema.graphql', import.meta.url), printApiSchema(buildApiSchema()));
