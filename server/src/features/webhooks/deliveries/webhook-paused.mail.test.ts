import { describe } from 'vitest';
import { brandNamed } from '../../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../../mail/every-mail.fixture.js';
import { publicUrl } from '../../mail/mail.fixture.js';
import { webhookPausedMail } from './webhook-paused.mail.js';

describe('webhookPausedMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      webhookPausedMail({
        brand: brandNamed(),
        publicUrl,
        url: hostile ?? 'https://hooks.example.org/turnout',
        name: hostile ?? 'Maya Okafor',
        email: 'maya@example.org',
      }),
    subject: 'A webhook of yours is paused',
    says: ['Maya Okafor', 'https://hooks.example.org/turnout', 'three days'],
    link: `${publicUrl}/webhooks`,
  });
});
