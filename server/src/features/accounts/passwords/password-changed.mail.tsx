import type { Brand } from '../../brand/brand.js';
import { formatDate } from '../../mail/format-date.js';
import { MailButton } from '../../mail/mail-button.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailNote, MailText } from '../../mail/mail-text.js';
import { renderMail } from '../../mail/render-mail.js';
import { salutation } from '../../mail/salutation.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';

/** Of tokens and of webhooks. */
const MAX_SHOWN = 10;

export interface PasswordChanged {
  brand: Brand;
  to: string;
  name: string;
  /** An instant in ISO 8601, in UTC. */
  changedAt: string;
  /** Where a link for a new password can be asked for. */
  link: string;
  /** The names of the account's access tokens, which go on working. */
  accessTokens: readonly string[];
  /** The hosts of its webhooks, which go on working too. */
  webhooks: readonly string[];
  /** Where both can be ended at once. */
  accountLink: string;
}

/** Tells a person that their password is another now. */
export async function passwordChangedMail(change: PasswordChanged): Promise<Mail> {
  const { brand, to, name, changedAt, link, accessTokens, webhooks, accountLink } = change;
  const product = sanitizeHeaderText(brand.name);
  const subject = `Your password for ${product} was changed`;
  const when = `${formatDate(changedAt.slice(0, 10))}, ${changedAt.slice(11, 16)} UTC`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview="If it was you, there is nothing to do."
      heading="Your password was changed"
      reason={`You get this mail because the password of your account at ${product} was changed.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`The password of the account ${to} was changed on ${when}. The account was signed out everywhere but where that was done.`}</MailText>
      <MailText>If it was you, there is nothing to do. If it was not, choose a new password now.</MailText>
      {accessTokens.length + webhooks.length > 0 && (
        <>
          <MailText>Programs that have access to the account go on working:</MailText>
          {accessTokens.length > 0 && <MailText>{listed('access token', accessTokens)}</MailText>}
          {webhooks.length > 0 && <MailText>{listed('webhook', webhooks)}</MailText>}
          <MailText>
            {`If you do not know one of them, end the access of all programs at once: ${accountLink}`}
          </MailText>
        </>
      )}
      <MailButton href={link}>Choose a new password</MailButton>
      <MailNote>We send a link to this address. With it you choose a password and sign in.</MailNote>
    </MailLayout>,
  );
  return { to, subject, ...content };
}

/** How many, and the first of their names. */
function listed(what: string, names: readonly string[]): string {
  const count = names.length === 1 ? `1 ${what}` : `${names.length} ${what}s`;
  const shown = names.slice(0, MAX_SHOWN).map((name) => `“${sanitizeHeaderText(name)}”`);
  return `${count}: ${shown.join(', ')}${names.length > MAX_SHOWN ? ', …' : ''}`;
}
