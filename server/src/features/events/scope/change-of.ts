import { isEqual } from 'es-toolkit/predicate/isEqual';
import type { EventChange } from '../causes.js';
import { nextVersion } from '../changes/version-of-change.js';
import type { Event } from '../event.entity.js';
import { type EventInput, storedFields } from '../event-input.js';
import { changedPlan } from '../event-plan.js';
import { searchTextOf } from '../search/search-text.js';
import type { EventVersion } from './store-versions.js';

interface StoredChange extends EventChange {
  version: EventVersion;
}

/** An event as it is with these fields; null where it is so already. */
export function changeOf(before: Event, fields: EventInput, now: Date): StoredChange | null {
  const changed = storedFields(fields);
  if (isEqual({ ...before, ...changed }, { ...before })) return null;
  const next = nextVersion(before, now);
  const { planRevision, planChangedAt } = before;
  const plan =
    changedPlan(before, changed).length === 0
      ? { planRevision, planChangedAt }
      : { planRevision: next.revision, planChangedAt: now };
  const updated = { ...changed, ...next, ...plan };
  const version = { ...updated, id: before.id, searchText: searchTextOf(fields) };
  return { before, after: { ...before, ...updated }, version };
}
