import { createContext, useContext } from 'react';
import { type Tones, turnoutTones } from '../brand/tones.js';

/** The tones of the brand in clients that show mails on paper, for everything within a mail's layout. */
export const MailTones = createContext<Tones>(turnoutTones.light);

export function useMailTones(): Tones {
  return useContext(MailTones);
}
