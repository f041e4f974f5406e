/** The mails to a person about the money of a payment. A later one replaces an earlier one that is still due. */
export const DUE_MAILS = [
  /** All of it is on its way back. */
  'REFUNDED',
  /** It could not be given back, or the bank has returned it. */
  'REFUND_FAILED',
] as const;
export type DueMail = (typeof DUE_MAILS)[number];
