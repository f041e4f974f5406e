import type { NativeBinaries } from './native-binaries.js';
import type { OperatingAccount } from './run.js';

/** Data that exist, and what it takes to run PostgreSQL on them. */
export interface Cluster {
  dataFolder: string;
  binaries: NativeBinaries;
  account: OperatingAccount;
  throwaway: boolean;
  password: string;
}

export const superuser = 'turnout';

/** In the data folder, readable by its owner alone, so that this machine's other users cannot connect. */
export const passwordFile = 'turnout-password';
