import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { evictViewerField } from '../../session/viewer-cache';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import { useDeleteEventDraftMutation } from './gql/delete-drafts';
import * as messages from './messages';

graphql(`
  mutation DeleteEventDraft($input: EventDraftInput!) {
    deleteEventDraft(input: $input) {
      deletedEventDraftId
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface Props {
  drafts: readonly { id: string; title: string }[];
  onDeleted: () => void;
}

/** Deletes one draft, or several, after a question. */
export function DeleteDrafts({ drafts, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" color="danger" onClick={() => setAsking(true)}>
        {drafts.length === 1 ? 'Delete draft' : `Delete ${drafts.length} drafts`}
      </Button>
      <DeleteDraftsDialog
        drafts={drafts}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}

interface DialogProps extends Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The question before drafts are deleted. */
export function DeleteDraftsDialog({ drafts, isOpen, onClose, onDeleted }: DialogProps) {
  const [remove, { client }] = useDeleteEventDraftMutation();
  const [isDeleting, setDeleting] = useState(false);
  const [only] = drafts;
  const isOne = drafts.length === 1;

  /** One that is deleted already is no failure. Returns the message that says why one was not deleted, or null. */
  async function deleteAll(): Promise<string | null> {
    setDeleting(true);
    try {
      for (const { id } of drafts) {
        const { data } = await remove({ variables: { input: { id } } });
        const [error] = data?.deleteEventDraft.userErrors ?? [];
        if (error && error.code !== 'EVENT_DRAFT_NOT_FOUND') return error.message;
      }
      return null;
    } catch (error) {
      return rateLimitMessage(error) ?? messages.DELETE_FAILED;
    } finally {
      setDeleting(false);
      evictViewerField(client.cache, 'eventDrafts');
    }
  }

  return (
    <ConfirmDialog
      title={isOne ? 'Delete this draft?' : `Delete ${drafts.length} drafts?`}
      isOpen={isOpen}
      onClose={onClose}
      labels={{
        cancel: isOne ? 'Keep the draft' : 'Keep the drafts',
        confirm: isOne ? 'Delete draft' : 'Delete drafts',
        confirming: 'Deleting...',
      }}
      isConfirming={isDeleting}
      confirm={deleteAll}
      onConfirmed={() => {
        notifications.show({ message: messages.deleted(drafts.length) });
        onDeleted();
      }}
    >
      <DialogText>
        {isOne
          ? `“${only?.title}” is deleted for ever, and its preview link finds nothing any more.`
          : 'They are deleted for ever, and their preview links find nothing any more.'}
      </DialogText>
    </ConfirmDialog>
  );
}
