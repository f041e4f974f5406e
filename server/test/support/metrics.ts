import type { TestApp } from './test-app.js';

/** The series of `GET /metrics`: name and labels as they are written there, and the value. */
export async function readSeries(app: TestApp): Promise<Map<string, number>> {
  const text = await (await app.anonymous().request('/metrics')).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))] as const;
    }),
  );
}

/** How much a series grows by what is done. */
export async function growth(app: TestApp, name: string, run: () => Promise<unknown>): Promise<number> {
  const before = (await readSeries(app)).get(name) ?? 0;
  await run();
  return ((await readSeries(app)).get(name) ?? 0) - before;
}
