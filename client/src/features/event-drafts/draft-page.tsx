import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { IconPencil } from '../../ui/icons/for-staff';
import { BackLink, EmptyState, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { decidedPence, draftVersion } from '../event-form/draft/draft-values';
import type { DraftFieldsFragment } from '../event-form/draft/gql/draft-values';
import { NewEventForm } from '../event-form/new-event-form';
import { DeleteDrafts } from './delete-drafts';
import { DraftView, Strip } from './draft-view';
import classes from './draft-view.module.css';
import { type DraftPageQuery, useDraftPageQuery } from './gql/draft-page';
import * as messages from './messages';
import { PreviewLink, RenewPreviewLink } from './preview-link';
import { PublishDraft } from './publish-draft';
import { useMarkdownTree } from './use-markdown-tree';

graphql(`
  query DraftPage($id: ID!) {
    node(id: $id) {
      id
      ... on EventDraft {
        id
        previewUrl
        cover { url(width: 800) wide: url(width: 1600) alt focusX focusY color }
        ...DraftFields
      }
    }
  }
`);

type Draft = Extract<NonNullable<DraftPageQuery['node']>, { previewUrl: string }>;

export function DraftPage() {
  const { draftId = '' } = useParams();
  const { data, error, refetch } = useDraftPageQuery({
    variables: { id: draftId },
    fetchPolicy: 'cache-and-network',
  });
  const draft = data?.node && 'previewUrl' in data.node ? data.node : null;
  return (
    <Page>
      <BackLink to={`${paths.staffDashboard}?tab=drafts`}>Your events</BackLink>
      {!data && error && (
        <FailedRead title="Draft" error={error} message={messages.DRAFTS_FAILED} onRetry={() => refetch()} />
      )}
      {!data && !error && <LoadingText>Loading draft...</LoadingText>}
      {data && !draft && (
        <>
          <PageHeading>Draft</PageHeading>
          <EmptyState>{messages.NO_DRAFT}</EmptyState>
        </>
      )}
      {draft && <OwnDraft key={draft.id} draft={draft} onChanged={() => void refetch()} />}
    </Page>
  );
}

/** The draft as its page will look, or its form. */
function OwnDraft({ draft, onChanged }: { draft: Draft; onChanged: () => void }) {
  const { viewer } = useSession();
  const state: { isEditing?: boolean } | null = useLocation().state;
  const [isEditing, setEditing] = useState(state?.isEditing === true);
  const navigate = useNavigate();
  const fields = readFragment<DraftFieldsFragment>(draft);
  const tree = useMarkdownTree(fields.description ?? '');
  if (isEditing) {
    return (
      <>
        <PageHeading>Edit draft</PageHeading>
        <NewEventForm
          draft={draftVersion(fields)}
          onClose={() => {
            onChanged();
            setEditing(false);
          }}
        />
      </>
    );
  }
  return (
    <DraftView
      draft={{
        ...fields,
        cover: draft.cover,
        pricePence: decidedPence(fields),
        tree,
        creatorName: viewer?.name ?? '',
      }}
      signUp={messages.SIGN_UP_LATER}
      strip={
        <Strip
          title={messages.ONLY_YOU}
          actions={
            <>
              <PreviewLink url={draft.previewUrl} />
              <PublishDraft
                draft={fields}
                onPublished={() => {
                  notifications.show({ message: messages.PUBLISHED });
                  void navigate(paths.staffEvent(fields.id), { replace: true });
                }}
              />
            </>
          }
        >
          {messages.IN_NO_LIST}
        </Strip>
      }
      actions={
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            Edit draft
          </Button>
          <RenewPreviewLink draftId={fields.id} />
          <DeleteDrafts
            drafts={[fields]}
            onDeleted={() => void navigate(`${paths.staffDashboard}?tab=drafts`, { replace: true })}
          />
        </div>
      }
    />
  );
}
