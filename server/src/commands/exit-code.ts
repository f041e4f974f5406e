/** How a command ended, as scripts read it. */
export enum ExitCode {
  DONE = 0,
  FAILED = 1,
  WRONG_USAGE = 2,
}
