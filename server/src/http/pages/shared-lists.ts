import type { Clock } from '../../platform/clock.js';
import { type Cacheable, PublicCache } from '../cache/public-cache.js';
import { publicMinute } from '../cache/public-minute.js';
import type { PublicStateReader } from '../cache/public-state-reader.js';
import { ShownData } from '../cache/shown-data.js';
import type { ApiContext } from '../request-context.js';
import type { PageRequest } from './page-renderer.js';

const MAX_CACHE_BYTES = 8_000_000;

type Data = Record<string, unknown>;

interface SharedList extends Cacheable {
  data: Data;
}

type Execute = (request: PageRequest, context: ApiContext) => Promise<Data>;

/**
 * The lists that stand on many pages, such as the next events of all: executed once for all pages, and for signed-in people
 * too, as long as they are true.
 * @param execute makes an answer, by the API's rules
 */
export function sharedLists(states: PublicStateReader, clock: Clock, execute: Execute): Execute {
  const cached = new PublicCache<SharedList>(states, MAX_CACHE_BYTES);

  return async (request, context) => {
    const { query, variables, isForAll = false } = request;
    if (!isForAll) return execute(request, context);
    const key = JSON.stringify([publicMinute(clock), query, variables]);
    const list = await cached.get(key, () => make(request, context));
    // It changes faster than it can be made.
    if (!list) return execute(request, context);
    // Each change of an event may change the list, and with it the page.
    context.shown?.noteMore();
    return list.data;
  };

  async function make(request: PageRequest, context: ApiContext): Promise<SharedList> {
    const shown = new ShownData();
    const data = await execute(request, { ...context, shown });
    return { data, shown, bytes: 3 * JSON.stringify(data).length, isLasting: true };
  }
}
