import { accounts } from './accounts.js';
import { calendar } from './calendar.js';
import { door } from './door.js';
import { drafts } from './drafts.js';
import { events } from './events.js';
import { messages } from './messages.js';
import type { Operations } from './operation.js';
import { payments } from './payments.js';
import { signUps } from './sign-ups.js';
import { team } from './team.js';
import { webhooks } from './webhooks.js';

/** Every operation of the schema. */
export const operations: Operations = {
  ...accounts,
  ...calendar,
  ...door,
  ...drafts,
  ...events,
  ...messages,
  ...payments,
  ...signUps,
  ...team,
  ...webhooks,
};
