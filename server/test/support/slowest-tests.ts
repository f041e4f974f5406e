import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 20;

/** Names the tests that took longest, at the end of a run: the next reader of the suite begins with them. */
export class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const slowest = tests
      .map((test) => ({
        seconds: Math.round((test.diagnostic()?.duration ?? 0) / 1_000),
        file: test.module.relativeModuleId,
        test: test.fullName,
      }))
      .filter(({ seconds }) => seconds > 0)
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SHOWN);
    if (slowest.length > 1) console.table(slowest);
  }
}
