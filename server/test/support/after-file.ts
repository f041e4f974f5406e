import { onTestFinished, TestRunner } from 'vitest';

const endings: (() => unknown)[] = [];

/**
 * Has something ended with the test file that began it, the latest first. Fixtures are loaded once for many files, so an
 * `afterAll` of their own would belong to the first of them.
 */
export function afterFile(end: () => unknown): void {
  endings.push(end);
}

/** Registers the end of a thing: with its test, or with the file where a hook began it. */
export function atEnd(end: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else afterFile(end);
}

/** @throws what the first ending threw that failed, when all have run */
export async function endFile(): Promise<void> {
  const failures: unknown[] = [];
  for (const end of endings.splice(0).reverse()) {
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
