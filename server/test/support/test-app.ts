import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { type AppDependencies, createApp } from '../../src/app.js';
import { readConfig } from '../../src/config/config.js';
import { productSettings } from '../../src/config/product-settings.js';
import { mailCovers } from '../../src/covers/mail-covers.js';
import { limitUnprovenMails } from '../../src/features/accounts/email-addresses/limit-unproven-mails.js';
import { PasswordHasher } from '../../src/features/accounts/passwords/password-hasher.js';
import { RateLimits } from '../../src/features/accounts/rate-limits/rate-limits.js';
import { CurrentBrand } from '../../src/features/brand/current-brand.js';
import type { Services } from '../../src/features/context.js';
import { noCovers } from '../../src/features/events/texts/event-covers.js';
import type { GoogleGateway } from '../../src/features/google/google-gateway.js';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { type MailGateway, noMail } from '../../src/features/mail/mail-gateway.js';
import { PictureReader } from '../../src/features/pictures/picture-reader.js';
import type { WebhookGateway } from '../../src/features/webhooks/deliveries/webhook-gateway.js';
import { jobs } from '../../src/jobs.js';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { databaseOf } from '../../src/platform/database/database.js';
import { Replica } from '../../src/platform/database/replica/replica.js';
import { CostBudget } from '../../src/platform/graphql/limits/cost-budget.js';
import { BACKLOG } from '../../src/platform/http/connection-limits.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { createLog } from '../../src/platform/log.js';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import { noticeSelections } from '../../src/schema.js';
import { brandByEnvironment } from '../../src/start/brand-by-environment.js';
import type { CardPayments } from '../../src/start/card-payments.js';
import { connectPictures } from '../../src/start/connect-pictures.js';
import { watchDatabase } from '../../src/start/metrics.js';
import { observeServices } from '../../src/start/observe-services.js';
import { jobContext, startJobs } from '../../src/start/start-jobs.js';
import { tables } from '../../src/tables.js';
import { ApiClient } from './api-client.js';
import { compareWithErrorsPage } from './compare-with-errors-page.js';
import { CountedBatches } from './counted-batches.js';
import { withFrequentSchedules } from './frequent-schedules.js';
import { watchLog } from './logs-of-test.js';
import { TestClock } from './test-clock.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { World } from './world.js';

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export interface TestAppOptions {
  /** Environment variables, as an operator would set them. */
  env?: Record<string, string>;
  /** A database that another app of the same test uses already; without one the app gets its own. */
  database?: TestDatabase;
  clock?: TestClock;
  /** Gets the mails that the app's jobs send; without one they go nowhere. */
  mail?: MailGateway;
  /** Asks Stripe for the app; without one paying is off. */
  cardPayments?: CardPayments | null;
  /** Asks Google for the app; without one signing in with it is off. */
  google?: GoogleGateway | null;
  encryption?: TokenEncryption;
  /** Sends webhooks for the app; without one they go nowhere, and any address is taken. */
  webhooks?: WebhookGateway | null;
  /** Without one passwords are hashed at next to no cost: every other test registers somebody. */
  passwords?: PasswordHasher;
  /** `false`: jobs are asked for, and wait. */
  doJobs?: boolean;
  /** `true`: jobs of each five minutes or each night are done by themselves. */
  rareSchedules?: boolean;
  /** Folder with a built client; without one the app is only the API. */
  clientFolder?: string;
  limits?: AppDependencies['limits'];
  /** The address of a streaming replica of `database`. */
  replicaUrl?: string;
}

/** The whole server over HTTP on a port of its own, with a database of its own and a clock that stands still. */
export async function startTestApp(options: TestAppOptions = {}) {
  const {
    env,
    database: shared,
    clock = new TestClock(),
    mail = noMail,
    cardPayments = null,
    google = null,
    encryption = new TokenEncryption([randomBytes(32)]),
    webhooks = noReceivers,
    passwords = new PasswordHasher({ memoryCost: 8, timeCost: 1 }),
    doJobs = true,
    rareSchedules = false,
    clientFolder,
    limits,
    replicaUrl,
  } = options;
  const database = shared ?? (await createTestDatabase());
  const config = readConfig({ STAFF_DOMAIN: 'staff.example', ...env });
  const dataSource = createDataSource({ ...tables, url: database.url, poolSize: config.databasePoolSize });
  await dataSource.initialize();
  const logged: Record<string, unknown>[] = [];
  const log = logInto(logged);
  const endLog = watchLog(logged);
  const replica = replicaUrl
    ? new Replica({ ...tables, url: replicaUrl, poolSize: config.databasePoolSize }, dataSource, log)
    : null;
  const metrics = new Metrics();
  const queue = new JobQueue(database.url, log, metrics.observeJob);
  databaseOf(dataSource).shortageLog = queue.shortageLog;
  watchDatabase(metrics, dataSource, queue, log);
  const batches: CountedBatches = new CountedBatches(() => contextOfBatch());
  const rateLimits = new RateLimits(dataSource);
  const gateways = observeServices(
    { mail, payments: cardPayments?.gateway ?? null, google },
    metrics.observeService,
  );
  const pictures = connectPictures(config, dataSource.manager, log, metrics);
  const services: Services = {
    ...gateways,
    mail: limitUnprovenMails({ mail: gateways.mail, batches, rateLimits }, log),
    pictures,
    covers:
      clientFolder === undefined ? noCovers : mailCovers(clientFolder, log, new PictureReader(pictures)),
    webhooks,
    noticeSelections: noticeSelections(),
    noticeBudget: new CostBudget(config.queryCostPerMinute),
    encryption,
    clock,
    jobs: queue,
    passwords,
    rateLimits,
    batches,
  };
  const brand = new CurrentBrand({
    database: dataSource.manager,
    url: database.url,
    byEnvironment: await brandByEnvironment(config),
    log,
  });
  await brand.open();
  const settings = productSettings(config, cardPayments?.cardForm ?? null, brand);
  const contextOfBatch = () => jobContext({ database: dataSource.manager, log, settings, services });
  const served = rareSchedules ? jobs : withFrequentSchedules;
  if (doJobs) await startJobs(queue, contextOfBatch, served);
  else await queue.open(served);
  const app = await createApp({
    config,
    database: dataSource,
    replica,
    directUrl: database.url,
    log,
    settings,
    services,
    metrics,
    ...(clientFolder && { clientFolder }),
    ...(limits && { limits }),
  });
  compareWithErrorsPage(app.http);
  const url = await app.http.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG });
  const anonymous = () => new ApiClient(url);
  return {
    ...app,
    url,
    database,
    dataSource,
    replica,
    clock,
    jobs: queue,
    batches,
    metrics,
    /** The context of the app's jobs, for a test that runs them itself. */
    get jobContext() {
      return contextOfBatch();
    },
    /** Every line that the server logged, parsed. */
    logged,
    anonymous,
    world: new World(anonymous),
    close: async () => {
      // Open connections are not waited for.
      endLog();
      app.http.server.closeAllConnections();
      await app.http.close();
      await queue.close();
      await brand.close();
      await replica?.close();
      await dataSource.destroy();
      if (!shared) await database.drop();
    },
  };
}

const noReceivers: WebhookGateway = {
  check: async (url) => url,
  send: async () => ({ status: 204, error: null, durationMs: 0 }),
};

function logInto(lines: Record<string, unknown>[]) {
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  return createLog('debug', destination);
}
