import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { BAD_LINK } from './sentences';

export function BadResetLink() {
  return (
    <Notice tone="danger" action={<LinkButton to={paths.forgotPassword}>Ask for a new link</LinkButton>}>
      {BAD_LINK}
    </Notice>
  );
}
