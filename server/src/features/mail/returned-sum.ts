import { formatPrice } from './format-price.js';

/** The sum of a payment that comes back now, in pence, and the part of it that went back before. */
export interface ReturnedSum {
  pence: number;
  beforePence?: number | undefined;
}

/** One sum that comes back, with the rest of the payment named where a part went back before. */
export function youGetBack({ pence, beforePence = 0 }: ReturnedSum): string {
  const now = formatPrice(pence);
  if (beforePence === 0)
    return `You get back the ${now} that you paid, all of it, to the card that you paid with.`;
  return `You get back ${now} to the card that you paid with. ${wentBackBefore({ pence, beforePence })}`;
}

/** The part of a payment that went back before; nothing where none did. */
export function wentBackBefore({ pence, beforePence = 0 }: ReturnedSum, forWhat = ''): string {
  if (beforePence === 0) return '';
  const [before, total] = [beforePence, pence + beforePence].map(formatPrice);
  return `The other ${before} of the ${total} that you paid${forWhat} went back before.`;
}
