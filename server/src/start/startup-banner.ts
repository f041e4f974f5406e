import type { Config } from '../config/config.js';
import { demoSignIns } from '../demo/demo-sign-ins.js';
import { version } from '../platform/version.js';
import type { OpenDatabase } from './database.js';
import type { ConnectedServices } from './services.js';

/** The text that the terminal shows when the server is ready. */
export async function startupBanner(
  config: Config,
  { dataSource, place }: OpenDatabase,
  { sandboxUrl }: ConnectedServices,
): Promise<string> {
  const signIns = config.demoData ? await demoSignIns(dataSource.manager, config.staffDomain) : [];
  const facts = [
    ...signIns.map(({ role, email, password }) => [
      `Demo ${role.toLowerCase()}`,
      `${email}  password: ${password}`,
    ]),
    ...(sandboxUrl ? [['Sandbox', sandboxUrl]] : []),
    ['Version', version],
    ['Mode', describeMode(config)],
    ['Data', place],
    ['Stop', 'Ctrl-C'],
  ];
  const lines = facts.map(([name = '', value]) => `  ${name.padEnd(12)}${value}`);
  return `\n${config.productName} is running at ${config.publicUrl}\n${lines.join('\n')}\n\n`;
}

/** What NODE_ENV decides, in one line. */
function describeMode({ mode, production, payments, google, mail, demoData }: Config): string {
  const services = Object.entries({ 'card payments': payments, Google: google, mail });
  const said = { live: 'live', sandbox: 'sandboxed', off: 'off' };
  const facts = (['live', 'sandbox', 'off'] as const).flatMap((state) => {
    const names = services.filter(([, service]) => service.mode === state).map(([name]) => name);
    return names.length > 0 ? [`${names.join(', ')} ${said[state]}`] : [];
  });
  if (demoData) facts.push('demo data');
  const advice = production ? '' : ' (set NODE_ENV to production for real use)';
  return `${mode}: ${facts.join('; ')}${advice}`;
}
