import { z } from 'zod';

/** A text that must be there when any of the others is: half a service is a mistake. */
export const textGivenWith = (given: NodeJS.ProcessEnv, ...others: string[]) => {
  const other = others.find((name) => given[name]);
  const text = z.string(`is required where ${other} is set`);
  return other ? text : text.optional();
};
