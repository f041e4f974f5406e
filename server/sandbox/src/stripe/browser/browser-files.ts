import { readFile } from 'node:fs/promises';
import { joinModules } from './join-modules.js';

/** Each after those that it imports. */
const scriptModules = ['frame', 'background-behind', 'payment-element', 'elements', 'authenticate', 'stripe'];

/** What the pages in the frames load, by its address. */
const files = [
  'element/element.js',
  'element/card-form.js',
  'element/card-fields.js',
  'element/show-appearance.js',
  'authentication/answered.js',
];

/** The script that plays https://js.stripe.com/endive/stripe.js. */
export async function stripeScript(): Promise<string> {
  return joinModules(await Promise.all(scriptModules.map((name) => read(`page/${name}.js`))));
}

/** @returns undefined where there is no such file */
export async function browserFile(path: string): Promise<string | undefined> {
  return files.includes(path) ? read(path) : undefined;
}

/** Beside this file, in the source and in the compiled code. */
function read(path: string): Promise<string> {
  return readFile(new URL(path, import.meta.url), 'utf8');
}
