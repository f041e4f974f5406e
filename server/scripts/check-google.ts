import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { ConfigError, readConfig } from '../src/config.js';
import { checkGoogle } from '../src/features/calendar/check-google.js';
import { googleApiGateway } from '../src/features/calendar/google-api-gateway.js';

/** Says whether Google is set up rightly, and what is missing. Exit code 1: something is. */
async function check(): Promise<boolean> {
  const { google, publicUrl } = readConfig(process.env);
  if (google.mode !== 'live') {
    console.error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set.');
    return false;
  }
  const findings = await checkGoogle(googleApiGateway(google), publicUrl);
  for (const { isRight, sentence } of findings) console.info(`${isRight ? 'ok   ' : 'wrong'}  ${sentence}`);
  return findings.every(({ isRight }) => isRight);
}

try {
  if (existsSync('.env')) loadEnvFile('.env');
  process.exitCode = (await check()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
