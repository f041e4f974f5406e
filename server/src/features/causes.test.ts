import { readdirSync, readFileSync } from 'node:fs';
import { isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildApiSchema } from '../schema.js';
import { causes } from './causes.js';
import type { Cause } from './define-cause.js';

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const declaredIn = files.filter((file) => file.endsWith('/causes.ts'));
const raising = files
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .filter((text) => text.includes('runConsequences('))
  // A consequence names a cause for its type.
  .map((text) => text.replace(/^import type .*$|typeof \w+/gm, ''));

describe('causes', () => {
  it('each topic of the API is that of exactly one cause', () => {
    const topics = buildApiSchema().getType('WebhookTopic');
    const named = causes.flatMap((cause) => ('webhookTopic' in cause ? cause.webhookTopic.name : []));
    expect(isEnumType(topics) && topics.getValues().map(({ name }) => name)).toEqual(named);
  });

  it('each channel is that of exactly one cause', () => {
    const channels = causes.flatMap((cause) => ('liveChannel' in cause ? cause.liveChannel.name : []));
    expect(channels).toEqual([...new Set(channels)]);
  });

  it('the list has each cause of a feature, by the name that it is exported with', async () => {
    const modules = await Promise.all(
      declaredIn.map((file): Promise<Record<string, Cause<never>>> => import(new URL(file, here).href)),
    );
    const exported = Object.fromEntries(modules.flatMap((module) => Object.entries(module)));
    expect(Object.fromEntries(causes.map((cause) => [cause.name, cause]))).toEqual(exported);
  });

  it.each(causes.map(({ name }) => name))('a use case raises %s', (name) => {
    expect(raising.filter((text) => new RegExp(`\\b${name}\\b`).test(text))).not.toEqual([]);
  });
});
