import { PATIENCE } from '../../src/platform/database/admission/admission.js';
import { requestTimeLimits } from '../../src/platform/database/connection/database-options.js';

const ofProduct = { waiting: { ...PATIENCE }, statements: { ...requestTimeLimits } };
const ofTests = {
  waiting: { newcomer: 20_000, underWay: 20_000, background: 20_000, opening: 20_000 },
  statements: {
    statement_timeout: 20_000,
    lock_timeout: 20_000,
    idle_in_transaction_session_timeout: 20_000,
  },
};

/** The apps of a file wait for a busy machine, where the product would refuse a request after seconds. */
export function waitForBusyMachine(): void {
  set(ofTests);
}

/** Apps refuse a request as the product does from now on. The time limits of statements are those of the start of an app. */
export function refuseInTime(): void {
  set(ofProduct);
}

function set({ waiting, statements }: typeof ofProduct): void {
  Object.assign(PATIENCE, waiting);
  Object.assign(requestTimeLimits, statements);
}
