import { graphql } from '../../apollo/graphql';
import type { MessageAudience } from '../../gql/types';
import { useMessagePreviewQuery } from './gql/message-preview';
import classes from './messages.module.css';
import * as words from './words';

graphql(`
  query MessagePreview($eventId: ID!, $subject: String!, $text: String!, $audience: MessageAudience!) {
    event(id: $eventId) {
      id
      messagePreview(subject: $subject, text: $text, audience: $audience) {
        from
        replyTo
        html
        coverUrl
      }
    }
  }
`);

/** As mail programs do: `cid:` names a picture that comes with the mail. */
function withCover({ html, coverUrl }: { html: string; coverUrl: string | null }): string {
  return coverUrl ? html.replaceAll('cid:cover.png', coverUrl) : html;
}

interface Props {
  eventId: string;
  subject: string;
  text: string;
  audience: MessageAudience;
}

/** The mail itself, as the server sends it. While the next one is rendered, the one before stays. */
export function MessagePreview({ eventId, ...message }: Props) {
  const { data, previousData, error } = useMessagePreviewQuery({
    variables: { eventId, ...message },
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.event?.messagePreview;
  if (!preview) return <p className={classes.note}>{error ? words.NO_PREVIEW : words.RENDERING}</p>;
  return (
    <>
      <p className={classes.note}>{words.fromAndReplies(preview)}</p>
      <iframe
        className={classes.preview}
        title="The message as people get it"
        // No script runs in it, and links open nothing.
        sandbox=""
        srcDoc={withCover(preview)}
      />
      <p className={classes.note}>{words.MUTE_BELOW}</p>
    </>
  );
}
