import type { Models } from 'postmark';
import { z } from 'zod';
import type { Store } from '../store.js';
import type { Mail } from './mail.js';

/** As the API sends them: the package types the count as a text. */
export interface OutboundMessages {
  TotalCount: number;
  Messages: Pick<
    Models.OutboundMessage,
    'MessageID' | 'ReceivedAt' | 'Subject' | 'Metadata' | 'MessageStream'
  >[];
}

const METADATA = 'metadata_';
const querySchema = z
  .looseObject({
    count: z.coerce.number().int().min(1).max(500).catch(500),
    offset: z.coerce.number().int().min(0).catch(0),
    messagestream: z.string().optional(),
    messageStream: z.string().optional(),
  })
  .catch({ count: 500, offset: 0 });

/** The search for outbound messages (https://postmarkapp.com/developer/api/messages-api), by stream and metadata. */
export function searchMails(query: unknown, store: Store): OutboundMessages {
  const { count, offset, messageStream, messagestream = messageStream, ...rest } = querySchema.parse(query);
  const wanted = Object.entries(rest).filter(([name]) => name.startsWith(METADATA));
  const found = store.mails
    .newestFirst()
    .filter(({ MessageStream }) => messagestream === undefined || MessageStream === messagestream)
    .filter((mail) =>
      wanted.every(([name, value]) => mail.Metadata?.[name.slice(METADATA.length)] === value),
    );
  return { TotalCount: found.length, Messages: found.slice(offset, offset + count).map(outbound) };
}

function outbound({ MessageID, ReceivedAt, Subject, Metadata, MessageStream }: Mail) {
  return {
    MessageID,
    ReceivedAt,
    Subject: Subject ?? '',
    Metadata: Metadata ?? {},
    MessageStream: MessageStream ?? 'outbound',
  };
}
