import { MAX_LIVE_TOKENS } from '../../features/accounts/access-tokens/access-tokens.js';
import { perHour } from '../../features/accounts/rate-limits/hourly-limits.js';
import { PICTURES_A_DAY } from '../../features/accounts/rate-limits/rate-limits.js';
import { MAX_PASSES } from '../../features/door/passes/door-passes.js';
import { MAX_SCANS } from '../../features/door/scans/read-scans.js';
import { MAX_DAYS, MAX_EVENTS } from '../../features/events/lists/list-event-days.js';
import {
  MAX_BODY_BYTES as MAX_NOTICE_BYTES,
  MAX_QUERY_LENGTH,
  MAX_WEBHOOKS,
} from '../../features/webhooks/webhook-limits.js';
import { MAX_ERRORS } from '../../platform/graphql/apollo.js';
import { LIMITS } from '../../platform/graphql/limits/cost-limit.js';
import { MAX_TOKENS, shapeLimits } from '../../platform/graphql/limits/document-limits.js';
import { MAX_SAME_NAME } from '../../platform/graphql/limits/document-shape.js';
import { MAX_PAGE_SIZE } from '../../platform/graphql/lists/page-request.js';
import { MAX_ANSWER_BYTES } from '../../platform/http/answer-size.js';
import { connectionLimits, MAX_BODY_BYTES } from '../../platform/http/connection-limits.js';
import { MAX_KEY_LENGTH } from '../idempotent-requests.js';
import { MAX_PICTURE_BYTES } from '../pictures/picture.routes.js';
import { MAX_UPLOADS_OF_ACCOUNT } from '../pictures/upload-slots.js';

interface Limit {
  what: string;
  limit: string;
}

const count = (value: number) => value.toLocaleString('en-GB');
const kB = (bytes: number) => `${count(bytes / 1024)} kB`;
const seconds = (milliseconds: number) => `${count(milliseconds / 1000)} seconds`;
const hourly = (value: number) => `${count(value)} in an hour`;

/**
 * The limits that a program can meet, with the numbers that the code uses. @param costPerMinute of queries, as
 * configured
 */
export function docsLimits(costPerMinute: number): Limit[] {
  return [
    {
      what: 'Cost of queries, for each network address and each account',
      limit: `${count(costPerMinute)} in a minute`,
    },
    { what: 'Cost of a query', limit: count(LIMITS.query) },
    { what: 'Cost of a mutation', limit: count(LIMITS.mutation) },
    { what: 'Cost of a subscription, and of each of its messages', limit: count(LIMITS.subscription) },
    { what: 'Open streams of an account', limit: count(connectionLimits.streams.account) },
    { what: 'Open streams from a network address', limit: count(connectionLimits.streams.network) },
    { what: 'Open streams of one server process', limit: count(connectionLimits.streams.process) },
    {
      what: 'Between two looks at whether a stream’s session or token still works',
      limit: seconds(connectionLimits.streams.check),
    },
    { what: 'Items on a page', limit: count(MAX_PAGE_SIZE) },
    { what: 'Days of eventDays and signUpDays', limit: count(MAX_DAYS) },
    { what: 'Events of these days in all', limit: count(MAX_EVENTS) },
    { what: 'Size of an answer', limit: `${count(MAX_ANSWER_BYTES)} bytes` },
    { what: 'Errors of an answer', limit: count(MAX_ERRORS) },
    { what: 'Size of a request’s body', limit: kB(MAX_BODY_BYTES) },
    {
      what: 'Time for the headers, and for a whole request',
      limit: `${seconds(connectionLimits.headers)}, ${seconds(connectionLimits.request)}`,
    },
    { what: 'Tokens (words and signs) of a document', limit: count(MAX_TOKENS) },
    { what: 'Depth of a document', limit: count(shapeLimits.depth) },
    { what: 'Aliases, directives of a document', limit: `${shapeLimits.aliases}, ${shapeLimits.directives}` },
    { what: 'The same object at one place', limit: `${MAX_SAME_NAME} times` },
    { what: 'Sign-ups of an account', limit: hourly(perHour.signUpsOfAccount) },
    { what: 'Sign-ups from a network address', limit: hourly(perHour.signUpsFromNetwork) },
    { what: 'Scans of one request', limit: count(MAX_SCANS) },
    {
      what: 'Unknown codes at doors, of an account or door pass',
      limit: hourly(perHour.unknownCodesOfCaller),
    },
    { what: 'Unknown codes at doors from a network address', limit: hourly(perHour.unknownCodesFromNetwork) },
    { what: 'Door passes of an event', limit: count(MAX_PASSES) },
    { what: 'Idempotency keys of an account', limit: hourly(perHour.idempotencyKeys) },
    { what: 'Characters of an idempotency key', limit: count(MAX_KEY_LENGTH) },
    { what: 'Size of a picture', limit: `${count(MAX_PICTURE_BYTES / 1024 / 1024)} MB` },
    { what: 'Pictures that an account uploads', limit: `${PICTURES_A_DAY} in a day` },
    { what: 'Pictures that an account uploads at once', limit: count(MAX_UPLOADS_OF_ACCOUNT) },
    { what: 'Access tokens of an account', limit: count(MAX_LIVE_TOKENS) },
    { what: 'Webhooks of an account', limit: count(MAX_WEBHOOKS) },
    { what: 'Characters of a webhook’s selection', limit: count(MAX_QUERY_LENGTH) },
    { what: 'Size of a webhook’s body', limit: `${count(MAX_NOTICE_BYTES)} bytes` },
  ];
}
