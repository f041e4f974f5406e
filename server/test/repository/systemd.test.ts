import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../docs/systemd/${name}`, import.meta.url), 'utf8');
const unit = read('turnout.service');
const command = read('turnout');

it('the command of a systemd installation has the user, the folder and the environment of the unit', () => {
  const [, user] = /^User=(.+)$/m.exec(unit) ?? [];
  const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  const environment = [...unit.matchAll(/^Environment=(.+)$/gm)].map(([, variable]) => variable);
  expect(environment).toHaveLength(2);
  for (const part of [`--user ${user} `, `cd ${folder} `, ...environment]) expect(command).toContain(part);
});

it('the unit starts the program itself, as the script `serve` does', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  const [, started] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  expect(started).toBe(scripts.serve.replace('exec node', `${folder}/node_modules/.bin/node`));
});
