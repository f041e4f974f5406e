import type { Models } from 'postmark';

type Sent = Models.MessageSendingResponse;
/** What Postmark says of one message: `ErrorCode` 0 and where it is, or why not. */
export type MessageResult = Sent | Pick<Sent, 'ErrorCode' | 'Message'>;
