import { setTimeout } from 'node:timers/promises';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobOutcome } from '../jobs/attempt-job.js';
import type { ServiceFailure } from '../observe-failures.js';
import { version } from '../version.js';
import { DURATIONS } from './durations.js';
import { processMetrics } from './process-metrics.js';
import type { Reading } from './reading.js';

/** Up to the limit of a query. */
const COSTS = [10, 50, 100, 250, 500, 1_000, 2_500, 5_000];

/** Milliseconds. A database that hangs must not keep Prometheus waiting: it waits for ten seconds, and then says `up` is 0. */
const READ_TIMEOUT = 800;

/**
 * What one process counts and measures, for Prometheus. Names follow OpenTelemetry's semantic conventions where they
 * have one. No label has a value that a client chooses, so the number of series is bounded.
 */
export class Metrics {
  readonly registry = new Registry();
  /** The reads of the database at each request for the metrics. */
  readonly #refreshes: (() => Promise<void>)[] = [];

  readonly httpDuration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP requests.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  readonly operationDuration = new Histogram({
    name: 'graphql_server_operation_duration_seconds',
    help: 'Duration of GraphQL operations, by the first field of their root and their outcome.',
    labelNames: ['graphql_operation_type', 'graphql_root_field', 'outcome'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  readonly operationCost = new Histogram({
    name: 'graphql_server_operation_cost',
    help: 'Cost of GraphQL operations, those that are too expensive included.',
    buckets: COSTS,
    registers: [this.registry],
  });

  readonly rejectedRequests = new Counter({
    name: 'turnout_rejected_requests_total',
    help: 'Requests that were rejected or failed, by the code of the error.',
    labelNames: ['error_type'],
    registers: [this.registry],
  });

  readonly #jobDuration = new Histogram({
    name: 'messaging_process_duration_seconds',
    help: 'Duration of attempts to run a job, by the kind of job and the outcome.',
    labelNames: ['messaging_destination_name', 'outcome'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  readonly #webhookDuration = new Histogram({
    name: 'turnout_webhook_delivery_duration_seconds',
    help: 'Duration of attempts to send a webhook, by the outcome.',
    labelNames: ['outcome'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  readonly observeWebhook = ({ error, durationMs }: { error: string | null; durationMs: number }): void =>
    this.#webhookDuration.observe({ outcome: error === null ? 'taken' : 'failed' }, durationMs / 1_000);

  readonly observeJob = (name: string, outcome: JobOutcome, seconds: number): void =>
    this.#jobDuration.observe({ messaging_destination_name: name, outcome }, seconds);

  readonly #serviceFailures = new Counter({
    name: 'turnout_service_failures_total',
    help: 'Calls of services outside that failed: `refused` for good, or `unavailable` for now.',
    labelNames: ['service', 'error_type'],
    registers: [this.registry],
  });

  readonly observeService = (service: string, failure: ServiceFailure): void =>
    this.#serviceFailures.inc({ service, error_type: failure });

  constructor() {
    const build = new Gauge({
      name: 'turnout_build_info',
      help: 'Always 1. The label says which version runs.',
      labelNames: ['version'],
      registers: [this.registry],
    });
    build.set({ version }, 1);
  }

  /** @param isReady as `/readyz` says it. A database that hangs leaves the last value, and the probe's own limit ends that. */
  watchReadiness(isReady: () => Promise<boolean>): void {
    const ready = new Gauge({
      name: 'turnout_ready',
      help: 'Whether the process can serve now.',
      registers: [this.registry],
    });
    this.#refreshes.push(async () => ready.set((await isReady()) ? 1 : 0));
  }

  /** @param count how many streams of answers are open */
  watchStreams(count: () => number): void {
    const streams: Gauge = new Gauge({
      name: 'turnout_live_streams',
      help: 'Streams of subscriptions that are open.',
      registers: [this.registry],
      collect: () => streams.set(count()),
    });
  }

  /** Adds gauges that are read from the database at a request for the metrics. */
  addReading(reading: Reading): void {
    for (const gauge of reading.gauges.values()) this.registry.registerMetric(gauge);
    this.#refreshes.push(() => reading.refresh());
  }

  /** All metrics in Prometheus' text format; without those of the database when it takes too long. */
  async text(): Promise<string> {
    const refreshed = Promise.all(this.#refreshes.map((refresh) => refresh()));
    await Promise.race([refreshed, setTimeout(READ_TIMEOUT, undefined, { ref: false })]);
    const texts = await Promise.all([this.registry.metrics(), processMetrics().metrics()]);
    return texts.join('\n');
  }
}
