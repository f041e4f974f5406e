const endings: (() => unknown)[] = [];

/**
 * Has something ended with the test file that began it, the latest first. Fixtures are loaded once for many files, so an
 * `afterAll` of their own would belong to the first of them.
 */
export function afterFile(end: () => unknown): void {
  endings.push(end);
}

export async function endFile(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}
