import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { graphql, readFragment } from '../../../apollo/graphql';
import { BusyButton } from '../../../ui/forms/busy-button';
import { Notice } from '../../../ui/notice';
import type { EventFormValues } from '../event-fields';
import classes from '../event-form.module.css';
import { createLabels, typedInto } from '../event-values';
import * as messages from '../messages';
import type { DraftSaver } from './draft-saver';
import { draftVersion } from './draft-values';
import { NewerDraftDocument, type NewerDraftQuery } from './gql/draft-status';
import type { DraftFieldsFragment } from './gql/draft-values';
import type { DraftStatus as Status } from './save-status';

graphql(`
  query NewerDraft($id: ID!) {
    node(id: $id) {
      id
      ... on EventDraft {
        id
        previewUrl
        ...DraftFields
      }
    }
  }
`);

type Found = Extract<NonNullable<NewerDraftQuery['node']>, { previewUrl: string }>;

interface Props {
  saver: DraftSaver;
  status: Status;
  values: EventFormValues;
  onLoad: (values: EventFormValues) => void;
}

/** Whether what is typed is saved as a draft. Another tab that has saved it is never overwritten without a word. */
export function DraftStatus({ saver, status, values, onLoad }: Props) {
  return (
    <>
      <p role="status" className={classes.saved}>
        {sentenceOf(status)}
      </p>
      {status.kind === 'conflict' && <ChangedElsewhere saver={saver} values={values} onLoad={onLoad} />}
    </>
  );
}

function sentenceOf(status: Status): string {
  if (status.kind === 'saved') {
    const labels = status.without.map((name) => createLabels[name]);
    return messages.draftSaved(timeOf(status.at), labels);
  }
  if (status.kind === 'failed') return messages.draftNotSaved(status.message, status.isKept);
  return '';
}

const timeOf = (instant: number) =>
  new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

function ChangedElsewhere({ saver, values, onLoad }: Omit<Props, 'status'>) {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function goOn(then: (newer: EventFormValues, before: EventFormValues) => void) {
    const before = saver.draft;
    if (!before) return;
    setLoading(true);
    const { data } = await client
      .query({ query: NewerDraftDocument, variables: { id: before.id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: null }));
    setLoading(false);
    const found = data?.node && 'previewUrl' in data.node ? (data.node as Found) : null;
    const newer = readFragment<DraftFieldsFragment>(found);
    setFailed(!newer);
    if (!newer) return;
    const version = draftVersion(newer);
    saver.goOnFrom(version);
    then(version.values, before.values);
  }

  const load = () => goOn((newer, before) => onLoad(typedInto(newer, before, values)));
  const keepMine = () => goOn(() => void saver.save().catch(() => {}));
  return (
    <Notice
      tone="danger"
      action={
        <div className={classes.footer}>
          <BusyButton isBusy={isLoading} onClick={load}>
            Load the newer version
          </BusyButton>
          <Button variant="default" onClick={keepMine}>
            Keep mine
          </Button>
        </div>
      }
    >
      {hasFailed ? messages.NEWER_FAILED : messages.DRAFT_CHANGED_ELSEWHERE}
    </Notice>
  );
}
