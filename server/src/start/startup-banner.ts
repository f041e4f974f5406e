import type { Config } from '../config/config.js';
import { demoSignIns } from '../demo/demo-sign-ins.js';
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
    ['Data', place],
    ['Stop', 'Ctrl-C'],
  ];
  const lines = facts.map(([name = '', value]) => `  ${name.padEnd(12)}${value}`);
  return `\n${config.productName} is running at ${config.publicUrl}\n${lines.join('\n')}\n\n`;
}
