import { paths } from '../../paths';
import { BackLink } from '../../ui/back-link';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import classes from './account-form.module.css';
import { ForgotPasswordForm } from './forgot-password-form';
import { useForgotPassword } from './use-forgot-password';

export function ForgotPasswordPage() {
  const forgotten = useForgotPassword();
  return (
    <Page>
      <div className={classes.narrow}>
        <BackLink to={paths.welcome}>Log in</BackLink>
        <PageHeading lead="We send you a link with which you can set a new one.">
          Forgot your password?
        </PageHeading>
        {forgotten.isSent ? (
          <Notice tone="success">If there is an account with this address, we have sent it a link.</Notice>
        ) : (
          <ForgotPasswordForm {...forgotten} />
        )}
      </div>
    </Page>
  );
}
