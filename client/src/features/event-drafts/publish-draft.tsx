import { useState } from 'react';
import { rateLimitMessage } from '../../apollo/failure';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { formField } from '../event-form/draft/draft-values';
import { usePublishDraft } from '../event-form/draft/use-create-event';
import { createLabels } from '../event-form/event-values';
import * as messages from './messages';

interface Props {
  draft: { id: string; title: string };
  /** One of several on a page. */
  isNamed?: boolean;
  onPublished: () => void;
}

/** Makes an event of a draft, or says what it still needs. */
export function PublishDraft({ draft: { id, title }, isNamed = false, onPublished }: Props) {
  const [publish, { loading }] = usePublishDraft();
  const [failure, setFailure] = useState<string | null>(null);

  async function act() {
    setFailure(null);
    try {
      const { data } = await publish({ variables: { input: { id } } });
      if (data?.publishEventDraft.event) return onPublished();
      const errors = data?.publishEventDraft.userErrors ?? [];
      const missing = errors.flatMap(({ code, field }) => {
        const name = code === 'REQUIRED' || code === 'PRICE_NOT_DECIDED' ? formField(field) : null;
        return name ? [createLabels[name]] : [];
      });
      const isMissing = missing.length > 0 && missing.length === errors.length;
      setFailure(isMissing ? messages.stillNeeded(missing) : (errors[0]?.message ?? messages.PUBLISH_FAILED));
    } catch (error) {
      setFailure(rateLimitMessage(error) ?? messages.PUBLISH_FAILED);
    }
  }

  return (
    <>
      <BusyButton
        isBusy={loading}
        onClick={act}
        variant={isNamed ? 'default' : 'filled'}
        aria-label={isNamed ? `Publish ${title}` : undefined}
      >
        {loading ? 'Publishing...' : 'Publish'}
      </BusyButton>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
