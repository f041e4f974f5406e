import { paths } from '../../paths';
import { useSession } from '../../session/session-context';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { SendVerificationAgain } from './send-verification-again';

export function BadVerificationLink({ sentence }: { sentence: string }) {
  const { status, viewer } = useSession();
  if (viewer?.emailVerified) {
    return <Notice tone="success">{viewer.email} is already verified.</Notice>;
  }
  if (viewer) return <SendVerificationAgain tone="danger">{sentence}</SendVerificationAgain>;
  return (
    <Notice
      tone="danger"
      action={status === 'ready' && <LinkButton to={paths.welcomeThen(paths.verifyEmail)}>Log in</LinkButton>}
    >
      {sentence}
    </Notice>
  );
}
