import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { ownAccount, staffOnly, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import type { Context } from '../context.js';
import { EventPayload } from '../events/event.types.js';
import { missingFields } from '../events/event-input.js';
import { deleteEventDraft } from './delete-event-draft.js';
import { draftPreviewUrl } from './draft-preview.js';
import type { EventDraft } from './event-draft.entity.js';
import {
  DeleteEventDraftPayload,
  EventDraftConnection,
  EventDraftPayload,
  EventDraftType,
} from './event-draft.types.js';
import { EventDraftInput, SaveEventDraftInput } from './event-draft-inputs.types.js';
import { listDrafts } from './list-drafts.js';
import { publishEventDraft } from './publish-event-draft.js';
import { renewDraftPreview } from './renew-draft-preview.js';
import { saveEventDraft } from './save-event-draft.js';

const forCreator = withScope(staffOnly, AccessScope.EVENTS_WRITE);

type Answer<Payload> = Omit<Payload, 'userErrors'>;

@Resolver(() => EventDraftType)
export class EventDraftResolver {
  @Access(forCreator)
  @FieldResolver(() => [String], { description: 'The names of the fields that publishing still needs.' })
  missing(@Root() draft: EventDraft): string[] {
    return missingFields(draft);
  }

  @Access(forCreator)
  @FieldResolver(() => Int, {
    description: 'Pence; 0 means free, or not decided yet where `missing` has `pricePence`.',
  })
  pricePence(@Root() draft: EventDraft): number {
    return draft.pricePence ?? 0;
  }

  @Access(forCreator)
  @FieldResolver({
    description:
      'The link by which anybody reads the draft as it would look. It has a secret: give it to those alone who may read the draft.',
  })
  previewUrl(@Ctx() { settings }: Context, @Root() draft: EventDraft): string {
    return draftPreviewUrl(settings.publicUrl, draft);
  }

  @Access(forCreator)
  @Mutation(() => EventDraftPayload, {
    description:
      'Makes a draft, at most 200 an account; with an id it changes the given fields of one. For staff; changes are for its creator.',
  })
  async saveEventDraft(
    @Ctx() context: Context,
    @Arg('input', () => SaveEventDraftInput) input: SaveEventDraftInput,
  ): Promise<Answer<EventDraftPayload>> {
    return { eventDraft: await saveEventDraft(context, input) };
  }

  @Access(forCreator)
  @Mutation(() => DeleteEventDraftPayload, { description: 'Deletes a draft. For its creator.' })
  async deleteEventDraft(
    @Ctx() context: Context,
    @Arg('input', () => EventDraftInput) input: EventDraftInput,
  ): Promise<Answer<DeleteEventDraftPayload>> {
    return { deletedEventDraftId: await deleteEventDraft(context, input) };
  }

  @Access(forCreator)
  @Mutation(() => EventPayload, {
    description:
      'Makes an event with the same id of a draft, which is no more then. Each field that is missing or wrong is a user error. A second time returns the event. For its creator.',
  })
  async publishEventDraft(
    @Ctx() context: Context,
    @Arg('input', () => EventDraftInput) input: EventDraftInput,
  ): Promise<Answer<EventPayload>> {
    return { event: await publishEventDraft(context, input) };
  }

  @Access(forCreator)
  @Mutation(() => EventDraftPayload, {
    description:
      'Gives a draft another preview link; the one before finds nothing any more. For its creator.',
  })
  async renewDraftPreview(
    @Ctx() context: Context,
    @Arg('input', () => EventDraftInput) input: EventDraftInput,
  ): Promise<Answer<EventDraftPayload>> {
    return { eventDraft: await renewDraftPreview(context, input) };
  }
}

@Resolver(() => AccountType)
export class AccountEventDraftsResolver {
  @Access(withScope(ownAccount, AccessScope.EVENTS_WRITE))
  @FieldResolver(() => EventDraftConnection, {
    nullable: true,
    description: 'The latest change first. For staff; FORBIDDEN (and null) for others.',
  })
  eventDrafts(
    @Ctx() context: Context,
    @Root() { id }: AccountType,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<EventDraft>> {
    return listDrafts(context, id, page);
  }
}
