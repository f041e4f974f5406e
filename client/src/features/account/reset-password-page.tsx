import { useNavigate } from 'react-router-dom';
import { homePath } from '../../paths';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import classes from './account-form.module.css';
import { BadResetLink } from './bad-reset-link';
import { ResetPasswordForm } from './reset-password-form';
import { useLinkToken } from './use-link-token';
import { useResetPassword } from './use-reset-password';

export function ResetPasswordPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const resetting = useResetPassword(token, (role) => navigate(homePath(role), { replace: true }));
  const isBadLink = token === '' || resetting.refusal?.code === 'INVALID_OR_EXPIRED_LINK';

  return (
    <Page>
      <div className={classes.narrow}>
        <PageHeading>Set a new password</PageHeading>
        {isBadLink ? <BadResetLink /> : <ResetPasswordForm {...resetting} />}
      </div>
    </Page>
  );
}
