import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { emailOf, nameOf, tokenOf } from '../sign-ups/workload.js';

export interface Figures {
  reads: number;
  /** Writes with an `Idempotency-Key`, which a client may send again. */
  keyedWrites: number;
  /** By browsers: sign-ups, and events. */
  plainWrites: number;
  /** BUSY responses. The server did nothing, and the load sent the request again, as the product's client does. */
  comeAgain: number;
  failed: string[];
  /** Titles of the events whose making was confirmed. */
  titles: string[];
}

export interface Served {
  /** Of the proxy. */
  url: string;
  eventIds: readonly string[];
  /** Of a program of the creator's. */
  accessToken: string;
}

type Kind = 'reads' | 'keyedWrites' | 'plainWrites';

/** Of each kind. */
const CLIENTS = { lists: 10, pages: 1, signUps: 3, keyed: 3, plain: 3 };
/** Milliseconds at most between two requests of a client, so that connections are idle for a while, too. */
const MAX_PAUSE = 100;

const LIST = '{ events { nodes { id title } } }';
const SIGN_UP =
  'mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { id } userErrors { code message } } }';
const CREATE =
  'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } userErrors { code message } } }';

/** Asks through a proxy until it is over. Only BUSY is asked again: what a person or a program would see as an error has failed. */
export async function loadProxy(served: Served, isOver: (figures: Figures) => boolean): Promise<Figures> {
  const figures: Figures = { reads: 0, keyedWrites: 0, plainWrites: 0, comeAgain: 0, failed: [], titles: [] };
  const cookie = (token: string) => ({ cookie: `session-${new URL(served.url).port}=${token}` });

  /** @returns what went wrong */
  const send = async (path: string, init: RequestInit): Promise<string | null> => {
    try {
      const response = await fetch(served.url + path, init);
      const text = await response.text();
      if (response.status === 200 && !/"errors"|"userErrors":\[\{/.test(text)) return null;
      if (!text.includes('"BUSY"')) return `${response.status} ${text.slice(0, 80)}`;
    } catch (error) {
      return `${(error as Error).message} ${(error as Error).cause ?? ''}`;
    }
    figures.comeAgain++;
    await delay(1_000);
    return send(path, init);
  };
  const ask = async (kind: Kind, path: string, init: RequestInit): Promise<boolean> => {
    figures[kind]++;
    const failure = await send(path, init);
    if (failure) figures.failed.push(`${new Date().toISOString()} ${kind} ${path}: ${failure}`);
    return !failure;
  };
  const mutate = (kind: Kind, query: string, input: object, headers: Record<string, string>) =>
    ask(kind, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables: { input } }),
    });

  const list = () => mutate('reads', LIST, {}, {});
  const page = () => ask('reads', '/events', {});
  let account = 0;
  const signUp = () => {
    const mine = account++;
    const eventId = served.eventIds[mine % served.eventIds.length];
    const input = { eventId, name: nameOf(mine), email: emailOf(mine) };
    return mutate('plainWrites', SIGN_UP, input, cookie(tokenOf(mine)));
  };
  const create = async (kind: Kind, headers: () => Record<string, string>) => {
    const title = `Event ${randomUUID()}`;
    const words = { title, description: 'Words', location: 'Leeds', type: 'Talk' };
    const times = { date: '2099-03-14', startTime: '10:00', endTime: '11:00' };
    if (await mutate(kind, CREATE, { ...words, ...times }, headers())) figures.titles.push(title);
  };
  const byProgram = () => ({
    authorization: `Bearer ${served.accessToken}`,
    'idempotency-key': randomUUID(),
  });
  const repeat = async (act: () => Promise<unknown>) => {
    while (!isOver(figures)) {
      await act();
      await delay(Math.random() * MAX_PAUSE);
    }
  };
  const clients = (count: number, act: () => Promise<unknown>) =>
    Array.from({ length: count }, () => repeat(act));
  await Promise.all([
    ...clients(CLIENTS.lists, list),
    ...clients(CLIENTS.pages, page),
    ...clients(CLIENTS.signUps, signUp),
    ...clients(CLIENTS.keyed, () => create('keyedWrites', byProgram)),
    ...clients(CLIENTS.plain, () => create('plainWrites', () => cookie('bench-creator'))),
  ]);
  return figures;
}
