import { useSession } from './session';

/** Two texts: one for where mails are sent, and one that is true without them. */
export interface MailSentence {
  withMail: string;
  withoutMail: string;
}

/** The only place that chooses between the two. A sentence that promises no mail stays as it is. */
export function useMailSentence(): (sentence: string | MailSentence) => string {
  const { mailEnabled } = useSession();
  return (sentence) => {
    if (typeof sentence === 'string') return sentence;
    return mailEnabled ? sentence.withMail : sentence.withoutMail;
  };
}
