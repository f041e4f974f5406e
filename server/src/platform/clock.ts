/** Tells the time. Given to the code that needs it, so that tests decide what "now" is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
