import type { TestApp } from './test-app.js';

/** The lines that an app has logged as an error of ours. */
export function loggedErrors({ logged }: Pick<TestApp, 'logged'>): TestApp['logged'] {
  return logged.filter(({ level }) => level === 'error' || level === 'fatal');
}
