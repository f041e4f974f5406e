import type { Config } from '../src/config/config.js';
import { checkGoogle } from '../src/features/calendar/check-google.js';
import { googleApiGateway } from '../src/features/google/google-api-gateway.js';
import { printResults, runCommand } from './run-command.js';

/** Says whether Google is set up rightly, and what is missing. Exit code 1: something is. */
async function check({ google, publicUrl }: Config): Promise<boolean> {
  if (google.mode !== 'live') {
    console.error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set.');
    return false;
  }
  const results = await checkGoogle(googleApiGateway(google), publicUrl);
  return printResults(results);
}

await runCommand(check);
