import type { Clock } from '../../src/platform/clock.js';

/** A clock that stands still until the test moves it. */
export class TestClock implements Clock {
  #now: Date;

  constructor(now = new Date('2027-03-01T12:00:00.000Z')) {
    this.#now = now;
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
