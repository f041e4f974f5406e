import type { Command } from 'commander';
import { validate as isUuid } from 'uuid';
import type { JobDesk } from '../platform/jobs/job-desk.js';
import type { QueueState } from '../platform/jobs/queue-states.js';
import type { JobChoice, StoredJob } from '../platform/jobs/stored-job.js';
import { type CommandContext, withDatabase } from './command-context.js';
import { CommandError } from './command-error.js';
import { YES } from './confirmation.js';
import { lostWork } from './lost-work.js';
import { inColumns, printing, type Report, UnconfirmedError } from './report.js';
import { withJobs } from './with-jobs.js';

export function addJobCommands(program: Command): void {
  const jobs = program.command('jobs').description('Look after what the server does beside requests.');
  jobs
    .command('list')
    .description('Count the jobs of each kind that are not done, or list those of one kind.')
    .argument('[name]', 'the kind of job')
    .action(printing(withDatabase(list)));
  jobs
    .command('retry')
    .description('Run failed jobs again.')
    .argument('<name|id>', 'a kind of job, or one job')
    .action(printing(withDatabase(retry)));
  jobs
    .command('drop')
    .description('Delete jobs that wait or have failed. Their work is not done.')
    .argument('<name|id>', 'a kind of job, or one job')
    .option(...YES)
    .action(printing(withDatabase(drop)));
}

async function list(command: CommandContext, name?: string): Promise<Report> {
  return withJobs(command, async (desk) => {
    if (name === undefined) return reportOfKinds(await desk.states());
    await requireKind(desk, name);
    const jobs = await desk.find({ name });
    return { data: { jobs }, text: jobs.length === 0 ? 'There are no such jobs.' : tableOf(jobs) };
  });
}

async function retry(command: CommandContext, given: string): Promise<Report> {
  return withJobs(command, async (desk) => {
    const retried = await desk.retry(await choiceOf(desk, given));
    command.log.info({ jobs: countsOf(retried) }, 'jobs retried by the operator');
    const text =
      retried.length === 0 ? 'No job of these has failed.' : `${retried.length} jobs run again soon.`;
    return { data: { retried: retried.map(({ id }) => id) }, text };
  });
}

async function drop(
  command: CommandContext,
  given: string,
  { yes = false }: { yes?: boolean },
): Promise<Report> {
  return withJobs(command, async (desk) => {
    const choice = await choiceOf(desk, given);
    const idle = (await desk.find(choice)).filter(({ state }) => state !== 'active');
    if (!yes && idle.length > 0) throw new UnconfirmedError(await reportOfDrop('would be', idle));
    const dropped = yes ? await desk.drop(choice) : [];
    if (dropped.length === 0) return { data: { jobs: {} }, text: 'No job of these waits or has failed.' };
    command.log.warn({ jobs: countsOf(dropped) }, 'jobs dropped by the operator');
    return reportOfDrop('are', dropped);
  });
}

async function reportOfDrop(verb: string, dropped: readonly StoredJob[]): Promise<Report> {
  // Only here: what all jobs do takes seconds to load.
  const { jobs: kinds } = await import('../jobs.js');
  const counts = countsOf(dropped);
  const lines = Object.entries(counts).map(([name, count]) => {
    const isScheduled = kinds.some((kind) => kind.name === name && kind.schedule);
    const loss = isScheduled ? 'nothing is lost: the next one comes by its schedule' : lostWork[name];
    return `${count} jobs ${name} ${verb} dropped. For each: ${loss ?? 'this version does not know the kind'}.`;
  });
  return { data: { jobs: counts }, text: lines.join('\n') };
}

function countsOf(jobs: readonly StoredJob[]): Record<string, number> {
  const byKind = Map.groupBy(jobs, ({ name }) => name);
  return Object.fromEntries([...byKind].map(([name, { length }]) => [name, length]));
}

async function choiceOf(desk: JobDesk, given: string): Promise<JobChoice> {
  if (isUuid(given)) {
    if ((await desk.find({ id: given })).length === 0)
      throw new CommandError(`There is no job ${given} that is not done.`);
    return { id: given };
  }
  await requireKind(desk, given);
  return { name: given };
}

async function requireKind(desk: JobDesk, name: string): Promise<void> {
  const states = await desk.states();
  if (!states.some((state) => state.name === name && isOfTheProduct(state)))
    throw new CommandError(
      `There is no kind of job called ${name}: \`turnout jobs list --json\` names all of them.`,
    );
}

/** pg-boss has a queue of its own. */
function isOfTheProduct({ name }: QueueState): boolean {
  return !name.startsWith('__pgboss');
}

/** The kinds without a job are in the data alone. */
function reportOfKinds(states: readonly QueueState[]): Report {
  const queues = states.filter(isOfTheProduct).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const head = ['kind', 'ready', 'delayed', 'active', 'failed', 'oldest'];
  const busy = queues.filter(({ ready, delayed, active, failed }) => ready + delayed + active + failed > 0);
  if (busy.length === 0) return { data: { queues }, text: 'No job waits, runs or has failed.' };
  const rows = busy.map(({ name, ready, delayed, active, failed, oldestAge }) => [
    name,
    ...[ready, delayed, active, failed].map(String),
    oldestAge === 0 ? '-' : `${Math.round(oldestAge)} s`,
  ]);
  return { data: { queues }, text: inColumns([head, ...rows]) };
}

export function tableOf(jobs: readonly StoredJob[]): string {
  const rows = jobs.map(({ id, name, state, failures, nextTryAt, lastError }) => [
    ...[id, name, STATES[state], `failed ${failures} times`],
    nextTryAt ? `next try ${nextTryAt.toISOString()}` : '',
    lastError ?? '',
  ]);
  return inColumns(rows);
}

const STATES = { created: 'waits', retry: 'waits', active: 'runs', failed: 'failed' };
