import { describe } from 'vitest';
import { brandNamed } from '../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { publicUrl } from '../mail/mail.fixture.js';
import { oldDraftMail } from './old-draft.mail.js';

const id = '01a1fb2f-3717-715a-b2f6-149fa4f183de';

describe('oldDraftMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      oldDraftMail({
        brand: brandNamed(),
        publicUrl,
        draft: { id, title: hostile ?? 'Solder a badge', deletedAt: new Date('2027-12-01T03:41:00Z') },
        name: hostile ?? 'Maya Okafor',
        email: 'maya@example.org',
      }),
    subject: 'Your draft will be deleted: Solder a badge',
    says: ['Maya Okafor', 'Solder a badge', 'Wednesday 1 December 2027'],
    link: `${publicUrl}/drafts/${id}`,
  });
});
