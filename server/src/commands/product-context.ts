import { productSettings } from '../config/product-settings.js';
import { withConsequences } from '../consequences.js';
import { offlineServices } from '../demo/offline-services.js';
import type { ConsequenceContext, Context } from '../features/context.js';
import { systemClock } from '../platform/clock.js';
import type { CommandContext } from './command-context.js';
import { withJobs } from './with-jobs.js';

/** What a use case needs that a command calls. */
export type ProductContext = CommandContext & ConsequenceContext & Pick<Context, 'database'>;

/**
 * Runs a command with the product's use cases and their consequences. It calls no service outside by itself: mails,
 * refunds and calendars are jobs, which the server does.
 */
export async function withProduct<Result>(
  command: CommandContext,
  work: (context: ProductContext) => Promise<Result>,
): Promise<Result> {
  return withJobs(command, (jobs) => {
    const context: ProductContext = withConsequences({
      ...command,
      // What a browser needs to pay is of no use here.
      settings: productSettings(command.config, null),
      services: { ...offlineServices(command.database.connection, systemClock, () => context), jobs },
    });
    return work(context);
  });
}
