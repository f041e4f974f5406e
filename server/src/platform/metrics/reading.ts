import { setTimeout } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { isOutage } from '../database/connection/outage.js';
import type { Log } from '../log.js';

/** Milliseconds. However often the metrics are read, the database is asked no more often. */
const MAX_AGE = 5_000;

/** Milliseconds that the database has. */
const PATIENCE = 2_000;

interface Sample {
  labels: Record<string, string>;
  value: number;
}

interface GaugeDescription<Name extends string> {
  name: Name;
  help: string;
  labelNames: readonly string[];
}

/** Gauges whose values come from the database, together by one statement. */
export class Reading<Name extends string = string> {
  readonly gauges: ReadonlyMap<Name, Gauge>;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = Number.NEGATIVE_INFINITY;

  /** @param read gives the values of each gauge, by its name */
  constructor(
    described: readonly GaugeDescription<Name>[],
    private readonly read: () => Promise<Record<Name, readonly Sample[]>>,
    private readonly log: Log,
  ) {
    this.gauges = new Map(
      described.map(({ name, help, labelNames }) => [
        name,
        new Gauge({ name, help, labelNames: [...labelNames], registers: [] }),
      ]),
    );
  }

  /** Reads the values unless they are fresh. Callers at the same time share one statement. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#refreshedAt < MAX_AGE) return;
    this.#refreshing ??= this.#readAll().finally(() => {
      this.#refreshing = undefined;
      this.#refreshedAt = performance.now();
    });
    await this.#refreshing;
  }

  /** Where the database does not answer, no value is better than an old one. */
  async #readAll(): Promise<void> {
    try {
      const samples = await Promise.race([this.read(), setTimeout(PATIENCE, null, { ref: false })]);
      this.#reset();
      if (!samples) return;
      for (const [name, gauge] of this.gauges) {
        for (const { labels, value } of samples[name]) gauge.set(labels, value);
      }
    } catch (err) {
      this.#reset();
      if (!isOutage(err)) this.log.warn({ err }, 'metrics could not be read from the database');
    }
  }

  #reset(): void {
    for (const gauge of this.gauges.values()) gauge.reset();
  }
}
