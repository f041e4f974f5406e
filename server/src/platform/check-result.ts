/** One thing that was looked at, and what to do where it is not as it must be. */
export interface CheckResult {
  isRight: boolean;
  sentence: string;
}
