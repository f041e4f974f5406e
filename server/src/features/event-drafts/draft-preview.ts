import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { EventDraft } from './event-draft.entity.js';

const SECRET_BYTES = 16;

/** 128 random bits, for the path of an address. */
export function newPreviewSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The address by which anybody who has it reads the draft. */
export function draftPreviewUrl(
  publicUrl: string,
  { id, previewSecret }: Pick<EventDraft, 'id' | 'previewSecret'>,
): string {
  return `${publicUrl}/drafts/${id}/preview/${previewSecret}`;
}

/** A draft with its creator, for a visitor with the secret of its link; null without the right one. */
export async function findPreviewedDraft(
  database: EntityManager,
  id: string,
  secret: string,
): Promise<(EventDraft & { createdBy: { name: string } }) | null> {
  const draft = isUuid(id)
    ? await database.findOne(EventDraft, { where: { id }, relations: { createdBy: true } })
    : null;
  return draft?.createdBy && isSame(draft.previewSecret, secret)
    ? { ...draft, createdBy: draft.createdBy }
    : null;
}

function isSame(stored: string, given: string): boolean {
  const [one, other] = [Buffer.from(stored), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
