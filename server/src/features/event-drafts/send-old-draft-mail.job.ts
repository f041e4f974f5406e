import { z } from 'zod';
import { findAccount } from '../accounts/find-account.js';
import { defineJob } from '../define-job.js';
import { EventDraft } from './event-draft.entity.js';
import { oldDraftMail } from './old-draft.mail.js';
import { deletionOf } from './time-of-deletion.js';

/** Warns the creator of a draft that it will be deleted; not when it was changed meanwhile. */
export const sendOldDraftMailJob = defineJob({
  name: 'send-old-draft-mail',
  schema: z.object({
    draftId: z.uuid(),
    /** The warning that it is for: a change of the draft ends it. */
    warnedAt: z.iso.datetime(),
  }),
  run: async ({ database, settings: { brand, publicUrl }, services }, { draftId, warnedAt }) => {
    const draft = await database.findOneBy(EventDraft, { id: draftId });
    if (draft?.warnedAt?.toISOString() !== warnedAt) return;
    const creator = await findAccount(database, draft.createdById);
    if (!creator) return;
    const { name, email } = creator;
    const { id, title } = draft;
    const deletedAt = deletionOf({ updatedAt: draft.updatedAt, warnedAt: draft.warnedAt });
    const about = { id, title, deletedAt };
    await services.mail.send(await oldDraftMail({ brand, publicUrl, draft: about, name, email }));
  },
});
