import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql, readFragment } from '../../apollo/graphql';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import type { EventFormValues } from './event-fields';
import { valuesOf } from './event-values';
import { NewerEventDocument } from './gql/edited-version';
import type { EditEventFragment } from './gql/event-fields';
import * as messages from './messages';

graphql(`
  query NewerEvent($id: ID!) {
    event(id: $id) {
      id
      ...EditEvent
    }
  }
`);

graphql(`
  mutation UpdateEvent($input: UpdateEventInput!) {
    updateEvent(input: $input) {
      event {
        ...EditEvent
      }
      skippedEvents {
        id
        date
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

type State = 'newest' | 'outdated' | 'loading' | 'failed' | 'loaded';

/**
 * The version of an event that is edited: the one when the editing began, until a newer one is loaded.
 * @param basedOn the version that was edited before the session ended; empty where none was
 */
export function useEditedVersion(event: EditEventFragment, basedOn: string) {
  const client = useApolloClient();
  // A newer response of the server must not change what is being typed.
  const [version, setVersion] = useState({
    values: valuesOf(event),
    updatedAt: basedOn || event.updatedAt,
  });
  const [state, setState] = useState<State>('newest');

  /** @returns the fields of the newer version; null where it could not be loaded */
  async function loadNewer(): Promise<EventFormValues | null> {
    setState('loading');
    const { data } = await client
      .query({ query: NewerEventDocument, variables: { id: event.id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: null }));
    const newer = readFragment<EditEventFragment>(data?.event);
    setState(newer ? 'loaded' : 'failed');
    return newer && goOnWith(newer);
  }

  /** @returns its fields */
  function goOnWith(newer: EditEventFragment): EventFormValues {
    const values = valuesOf(newer);
    setVersion({ values, updatedAt: newer.updatedAt });
    return values;
  }

  const isOutdated = state !== 'newest' && state !== 'loaded';
  return { ...version, state, isOutdated, markOutdated: () => setState('outdated'), loadNewer, goOnWith };
}

interface Props {
  state: State;
  onLoad: () => void;
}

/** Says that the event was changed elsewhere, and offers what it is now. */
export function NewerVersionNotice({ state, onLoad }: Props) {
  if (state === 'newest') return null;
  if (state === 'loaded') return <Notice tone="info">{messages.NEWER_LOADED}</Notice>;
  const isLoading = state === 'loading';
  return (
    <Notice
      tone="danger"
      action={
        <BusyButton isBusy={isLoading} onClick={onLoad}>
          {isLoading ? 'Loading...' : 'Load the newer version'}
        </BusyButton>
      }
    >
      {state === 'failed' ? messages.NEWER_FAILED : messages.CHANGED_ELSEWHERE}
    </Notice>
  );
}
