import { Notice } from '../ui/notice';
import { type MailSentence, useMailSentence } from './mail-sentence';
import { useSession } from './session';

const becomeStaff: MailSentence = {
  withMail:
    'Log in with the company’s Google account, or choose a password with “Forgot password?”. Then you are staff.',
  withoutMail: 'Log in with the company’s Google account. Then you are staff.',
};

/** For a colleague who is no staff here, because Google did not say that the account is the company's. */
export function CompanyAddressNotice() {
  const { viewer, staffDomain } = useSession();
  const mailSentence = useMailSentence();
  if (viewer?.role !== 'USER' || !viewer.email.endsWith(`@${staffDomain}`)) return null;
  return (
    <Notice tone="info">
      You are logged in as a user: Google does not say that your account belongs to {staffDomain}.{' '}
      {mailSentence(becomeStaff)}
    </Notice>
  );
}
