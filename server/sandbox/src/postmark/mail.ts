import { z } from 'zod';

const text = z.string().nullish();

/** A mail that is sent through Postmark, under Postmark's own names. */
export const messageShape = z.object({
  From: text,
  To: text,
  Cc: text,
  Bcc: text,
  ReplyTo: text,
  Subject: text,
  HtmlBody: text,
  TextBody: text,
  MessageStream: text,
  Tag: text,
  Metadata: z.record(z.string(), z.string()).nullish(),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).nullish(),
  Attachments: z
    .array(z.object({ Name: z.string(), ContentType: z.string(), Content: z.string(), ContentID: text }))
    .nullish(),
});

export type Message = z.infer<typeof messageShape>;
export type Attachment = NonNullable<Message['Attachments']>[number];

/** A message that was accepted. */
export type Mail = Message & {
  MessageID: string;
  /** ISO 8601. */
  ReceivedAt: string;
};
