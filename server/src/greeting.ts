import type { Config } from './config.js';
import type { OpenDatabase } from './database.js';
import { demoSignIns } from './demo/demo-sign-ins.js';

/** What a person reads who has just started the product. */
export async function greeting(config: Config, { dataSource, place }: OpenDatabase): Promise<string> {
  const signIns = config.demoData ? await demoSignIns(dataSource.manager, config.staffDomain) : [];
  const lines = [
    `${config.productName} is running at ${config.publicUrl}`,
    ...signIns.map(
      ({ role, email, password }) => `  Demo ${role.toLowerCase().padEnd(6)} ${email}  password: ${password}`,
    ),
    `  Data         ${place}`,
    '  Stop it with Ctrl-C.',
  ];
  return `\n${lines.join('\n')}\n\n`;
}
