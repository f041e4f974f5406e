import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.js';

/** The variables that a refused configuration names, in its own order. */
function refusedVariables(variables: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...error.message.matchAll(/^ {2}([A-Z_]+): \S/gm)].map(([, name]) => name ?? '');
  }
  return [];
}

describe('readConfig', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      production: false,
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      staffDomain: 'turnout.example',
      trustedProxies: [],
      demoData: true,
    });
  });

  it.each(['prod', 'Production', 'staging'])('S27: refuses NODE_ENV=%s', (mode) => {
    expect(refusedVariables({ NODE_ENV: mode })).toEqual(['NODE_ENV']);
  });

  it('counts an empty variable as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  it('refuses a mode that it does not know', () => {
    expect(refusedVariables({ NODE_ENV: 'prod' })).toEqual(['NODE_ENV']);
  });

  it('is careful in production', () => {
    expect(readConfig({ NODE_ENV: 'production', STAFF_DOMAIN: 'Staff.Example' })).toMatchObject({
      host: '0.0.0.0',
      staffDomain: 'staff.example',
      demoData: false,
    });
  });

  it('D13: names every mistake at once', () => {
    const wrong = {
      NODE_ENV: 'production',
      PORT: '70000',
      PUBLIC_URL: 'events.example.org',
      DATABASE_URL: 'mysql://localhost/x',
      DATABASE_POOL_SIZE: 'ten',
      TRUSTED_PROXIES: '10.0.0.0/8,somewhere',
      DEMO_DATA: 'yes',
      LOG_LEVEL: 'loud',
    };

    expect(refusedVariables(wrong).sort()).toEqual(
      [...Object.keys(wrong).filter((name) => name !== 'NODE_ENV'), 'STAFF_DOMAIN'].sort(),
    );
  });

  it('S26: in production staff are verified unless it is written otherwise, mail or not', () => {
    const production = { NODE_ENV: 'production', STAFF_DOMAIN: 'staff.example' };
    const mail = { POSTMARK_SERVER_TOKEN: 'token', MAIL_FROM: 'events@example.org' };
    for (const env of [production, { ...production, ...mail }, mail]) {
      expect(readConfig(env).requireVerifiedStaff).toBe(true);
      expect(readConfig({ ...env, REQUIRE_VERIFIED_STAFF: 'false' }).requireVerifiedStaff).toBe(false);
    }
    expect(readConfig({}).requireVerifiedStaff).toBe(false);
  });

  it.each([
    'staff',
    'staff.example/x',
    '@staff.example',
    'https://staff.example',
    '-staff.example',
    `${'a'.repeat(64)}.example`,
    `${'staff.'.repeat(33)}example`,
  ])('takes %s for no domain', (domain) => {
    expect(refusedVariables({ STAFF_DOMAIN: domain })).toEqual(['STAFF_DOMAIN']);
  });

  it('drops the path of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://events.example.org/' }).publicUrl).toBe(
      'https://events.example.org',
    );
  });
});
