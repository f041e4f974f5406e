import type { EntityManager } from 'typeorm';

/**
 * A change of one feature that others follow, as one value. Its topic notifies webhooks of it, and its channel brings it to
 * streams. The root's `consequences.ts` lists what follows besides.
 */
export interface Cause<Data> {
  name: string;
  data: DataType<Data>;
  webhookTopic?: CauseTopic<Data>;
  liveChannel?: LiveChannel;
}

/** The topic with which integrators hear of a cause: a value of the API's enum `WebhookTopic`. */
interface CauseTopic<Data> {
  name: string;
  description: string;
  /** A topic about people, which is any but 'event', needs the scope SIGN_UPS_READ. */
  about: 'event' | 'signUp' | 'payment' | 'waitingListEntry';
  /** The ids of one notice each. They are sent in this order. */
  noticesOf: (data: Data) => readonly NoticeIds[];
}

/** The objects that a webhook notice names. */
export interface NoticeIds {
  eventId: string | null;
  signUpId?: string | null;
  paymentId?: string;
  waitingListEntryId?: string;
  /** Where the event's row is deleted, so that it cannot say whose webhooks are notified. */
  eventCreatedById?: string;
}

/**
 * The channel of PostgreSQL by which all processes hear of the rows that a cause has added. A trigger sends it, so that no code
 * can forget it: `event id,id,…`, as `notify_sign_ups_added` does.
 */
export interface LiveChannel {
  name: string;
  /** The rows that are there by then, in the order in which streams send them. */
  find: (database: EntityManager, ids: readonly string[]) => Promise<RowOfEvent[]>;
  /**
   * Whether a reader gets the row, by the rights that they have when the message is made; without it all readers get all.
   * @param reader the Context of the request that opened the stream, for one message. A Context knows causes, so that its
   *   type cannot stand here.
   */
  isShownTo?(reader: unknown, row: RowOfEvent): Promise<boolean>;
}

export interface RowOfEvent {
  id: string;
  eventId: string;
}

/** A type as a value. */
export interface DataType<Data> {
  /** For the compiler alone: it is never set. */
  readonly type?: Data;
}

/** The type of a cause's data, for its declaration. */
export function dataOf<Data>(): DataType<Data> {
  return {};
}

/** The data with which a cause is raised. */
export type DataOf<Given> = Given extends Cause<infer Data> ? Data : never;

/** Stands in `causes.ts` of the feature that raises it. `features/causes.ts` lists all of them. */
export function defineCause<Data, const Given extends Omit<Cause<Data>, 'data'>>(
  cause: Given & { data: DataType<Data> },
): Given & { data: DataType<Data> } {
  return cause;
}
