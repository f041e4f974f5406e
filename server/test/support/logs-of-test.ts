type Lines = readonly Record<string, unknown>[];

const SHOWN = 200;

/** The log of each app that runs, with how much of it was there when the test began. */
const logs = new Map<Lines, number>();

/** @returns what ends it */
export function watchLog(lines: Lines): () => void {
  logs.set(lines, lines.length);
  return () => logs.delete(lines);
}

export function beginLogs(): void {
  for (const lines of logs.keys()) logs.set(lines, lines.length);
}

/** The log of the apps since `beginLogs`, as lines of JSON; the latest lines where there are many. */
export function logsOfTest(): string {
  const lines = [...logs].flatMap(([all, begin]) => all.slice(begin));
  const shown = lines.filter(({ level }) => level !== 'debug').slice(-SHOWN);
  return shown.map((line) => JSON.stringify(line)).join('\n');
}
