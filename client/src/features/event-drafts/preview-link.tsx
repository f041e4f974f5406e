import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { timings } from '../../timings';
import { CopyButton, CopyFailure, copyText } from '../../ui/copy-button';
import { BusyButton } from '../../ui/forms/busy-button';
import { IconLink } from '../../ui/icons/for-events';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { useRenewDraftPreviewMutation } from './gql/preview-link';
import * as messages from './messages';

graphql(`
  mutation RenewDraftPreview($input: EventDraftInput!) {
    renewDraftPreview(input: $input) {
      eventDraft {
        id
        previewUrl
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** Copies the link by which anybody reads the draft. */
export function PreviewLink({ url }: { url: string }) {
  const [result, setResult] = useTransientState<Message>(timings.eventMessageShown);
  return (
    <>
      <CopyButton
        result={result}
        variant="default"
        leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
        onClick={async () => setResult(await copyText(url, messages.LINK_COPIED, messages.LINK_NOT_COPIED))}
      >
        Copy preview link
      </CopyButton>
      <CopyFailure result={result} />
    </>
  );
}

/** Gives the draft another link. The old one finds nothing any more. */
export function RenewPreviewLink({ draftId }: { draftId: string }) {
  const [renew, { loading }] = useRenewDraftPreviewMutation();
  const [result, setResult] = useState<Message | null>(null);

  async function act() {
    const { data } = await renew({ variables: { input: { id: draftId } } }).catch(() => ({ data: null }));
    const text = data?.renewDraftPreview.userErrors[0]?.message ?? messages.LINK_NOT_RENEWED;
    setResult(
      data?.renewDraftPreview.eventDraft
        ? { tone: 'success', text: messages.LINK_RENEWED }
        : { tone: 'danger', text },
    );
  }

  return (
    <>
      <BusyButton variant="default" isBusy={loading} onClick={act}>
        New preview link
      </BusyButton>
      {result && <Notice tone={result.tone}>{result.text}</Notice>}
    </>
  );
}
