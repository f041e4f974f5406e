import type { FastifyReply } from 'fastify';

/** What Postmark says of one message. `ErrorCode` 0 is success. */
export interface MessageResult {
  ErrorCode: number;
  Message: string;
  To?: string;
  Cc?: string;
  Bcc?: string;
  SubmittedAt?: string;
  MessageID?: string;
}

export interface PostmarkAnswer {
  status: number;
  body: MessageResult | MessageResult[];
}

/** https://postmarkapp.com/developer/api/overview, HTTP response codes and API error codes. */
export const refusals = {
  noToken: refusal(
    401,
    10,
    'No Account or Server API tokens were supplied in the HTTP headers. ' +
      'Please add a header for either X-Postmark-Server-Token or X-Postmark-Account-Token.',
  ),
  wrongToken: refusal(401, 10, 'Request does not contain a valid Server token.'),
  maintenance: refusal(503, 100, 'The Postmark API is offline for maintenance.'),
  unreadable: refusal(422, 402, 'Received invalid JSON input.'),
  wrongFields: refusal(422, 403, 'The JSON input does not contain the fields that are expected.'),
  notJson: refusal(415, 409, 'The Content-Type header must be application/json.'),
  tooManyMessages: refusal(422, 410, 'You may only send up to 500 messages in a single batched request.'),
  tooLarge: refusal(413, 300, 'The request is larger than the size limit.'),
  tooFast: refusal(429, 429, 'Rate limit exceeded. Requests come at a rate that exceeds our limits.'),
  broken: refusal(500, 500, 'Internal Server Error'),
};

function refusal(status: number, ErrorCode: number, Message: string): PostmarkAnswer {
  return { status, body: { ErrorCode, Message } };
}

export function sendAnswer(reply: FastifyReply, { status, body }: PostmarkAnswer): FastifyReply {
  if (!Array.isArray(body)) reply.header('x-pm-apierrorcode', body.ErrorCode);
  return reply.code(status).send(body);
}
