import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// These wait long for other processes or for time itself: begun last, they would be waited for alone.
const long =
  /\/(idle-process|delete-expired|on-sale|killed-[a-z-]+|processes|deletion-races|model-based|failing-stripe|copy-beside-writers|large-people-file|start|stopping|retries|scope-matrix|metrics-of-database|never-stale|shared-sandbox|replica)\.test\.ts$/;

/** The files that take longest, then the others in an order of chance, which the run's seed tells again. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const chance = ({ moduleId }: TestSpecification) =>
      createHash('sha256').update(`${seed} ${moduleId}`).digest('hex');
    const rank = (file: TestSpecification) => `${long.test(file.moduleId) ? 0 : 1} ${chance(file)}`;
    return files.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  }
}
