import { FailedRead } from '../../ui/failed-read';
import { LoadingText } from '../../ui/loading-text';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import classes from './account-form.module.css';
import { BadVerificationLink } from './bad-verification-link';
import { EmailVerified } from './email-verified';
import { useLinkToken } from './use-link-token';
import { useVerifyEmail } from './use-verify-email';

export function VerifyEmailPage() {
  const { outcome, retry } = useVerifyEmail(useLinkToken());
  return (
    <Page>
      <div className={classes.narrow}>
        <PageHeading>E-mail verification</PageHeading>
        {outcome.status === 'verifying' && <LoadingText>Verifying your e-mail address...</LoadingText>}
        {outcome.status === 'verified' && <EmailVerified account={outcome.account} />}
        {outcome.status === 'badLink' && <BadVerificationLink sentence={outcome.sentence} />}
        {outcome.status === 'failed' && <FailedRead sentence={outcome.sentence} onRetry={retry} />}
      </div>
    </Page>
  );
}
