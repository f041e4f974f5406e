import { type Guest, newGuest } from './guest.js';

const MINUTE = 60_000;
export const HOLD = 15 * MINUTE;
/** How long an account that gave up a held place leaves the next one to others who ask. */
const LEFT_TO_OTHERS = 60 * MINUTE;
export const OFFER = 24 * 60 * MINUTE;

/** An event with few places and those who want them: what the rules say, and nothing of how it is stored. */
export class PlacesModel {
  isEventAlive = true;
  readonly guests: Guest[];
  /** Numbers of guests, the next one first. Those with an offer are not in it. */
  line: number[] = [];

  constructor(
    guests: number,
    public pricePence: number,
    public capacity: number | null,
    public now: number,
  ) {
    this.guests = Array.from({ length: guests }, newGuest);
  }

  guest(who: number): Guest {
    return this.guests[who] as Guest;
  }

  /** Places that are neither taken nor held; below 0 where the capacity was lowered. */
  get free(): number {
    const taken = this.guests.filter(({ hasPlace }) => hasPlace).length;
    return (this.capacity ?? Number.POSITIVE_INFINITY) - taken - this.held;
  }

  get held(): number {
    return this.guests.filter(({ heldUntil }) => heldUntil !== null).length;
  }

  /** What the page says: while people wait, no place is left for others. */
  get placesLeft(): number | null {
    if (this.capacity === null) return null;
    return this.line.length > 0 ? 0 : Math.max(0, this.free);
  }

  private get isAnyLeft(): boolean {
    return this.placesLeft === null || this.placesLeft > 0;
  }

  private mayAct(who: number): boolean {
    return this.isEventAlive && this.guest(who).isAlive;
  }

  signUp(who: number): void {
    const guest = this.guest(who);
    if (!this.mayAct(who) || this.pricePence > 0 || guest.hasPlace) return;
    if (guest.heldUntil !== null || this.isAnyLeft) this.place(who);
  }

  join(who: number): void {
    const guest = this.guest(who);
    if (!this.mayAct(who) || guest.hasPlace || guest.waiting !== 'NO') return;
    if (guest.heldUntil !== null || this.isAnyLeft) return;
    guest.waiting = 'IN_LINE';
    this.line.push(who);
  }

  /** Of the line; an offer is declined, and its checkout is over. */
  leave(who: number): void {
    const guest = this.guest(who);
    if (!this.mayAct(who)) return;
    if (guest.waiting === 'OFFERED') {
      this.giveUp(guest);
      this.endCheckout(guest);
    }
    this.endWaiting(who);
    this.fill();
  }

  giveBack(who: number): void {
    if (!this.mayAct(who) || !this.guest(who).hasPlace) return;
    this.guest(who).hasPlace = false;
    this.endCheckout(this.guest(who));
    this.fill();
  }

  startCheckout(who: number): void {
    const guest = this.guest(who);
    if (!this.mayAct(who) || guest.hasPlace) return;
    if (this.pricePence === 0 && guest.checkout !== 'PAYABLE') return;
    if (guest.heldUntil === null) {
      if (!this.isAnyLeft || this.leavesPlaceToOthers(guest)) {
        guest.refusedAt = this.now;
        return;
      }
      if (this.capacity !== null)
        Object.assign(guest, { heldUntil: this.now + HOLD, refusedAt: Number.NEGATIVE_INFINITY });
    }
    guest.checkout = 'PAYABLE';
  }

  /** An offered place stays offered. */
  cancelCheckout(who: number): void {
    const guest = this.guest(who);
    if (!this.mayAct(who)) return;
    this.endCheckout(guest);
    if (guest.checkout === 'CANCELED' && guest.waiting !== 'OFFERED') this.giveUp(guest);
    this.fill();
  }

  /** At the place that is held, or at one that is left. Otherwise the money goes back. */
  pay(who: number): void {
    const guest = this.guest(who);
    if (!this.mayAct(who) || guest.checkout !== 'PAYABLE') return;
    guest.checkout = 'PAID';
    if (guest.heldUntil !== null || this.isAnyLeft) this.place(who);
  }

  /** @param isStripeReachable whether the checkouts whose places are held no longer can be canceled */
  pass(milliseconds: number, isStripeReachable: boolean): void {
    this.now += milliseconds;
    for (const guest of this.guests) {
      if (guest.heldUntil === null || guest.heldUntil > this.now) continue;
      this.giveUp(guest);
      if (guest.waiting === 'OFFERED') guest.waiting = 'NO';
      if (isStripeReachable) this.endCheckout(guest);
    }
    this.fill();
  }

  changeCapacity(capacity: number | null): void {
    this.capacity = capacity;
    this.fill();
  }

  /** Places stay held for those who were about to pay the old price, or to pay at all. */
  changePrice(pricePence: number): void {
    if (pricePence !== this.pricePence) for (const guest of this.guests) this.endCheckout(guest);
    this.pricePence = pricePence;
    this.fill();
  }

  deleteAccount(who: number): void {
    this.endWaiting(who);
    this.guests[who] = { ...newGuest(), isAlive: false };
    this.fill();
  }

  deleteEvent(): void {
    this.isEventAlive = false;
    for (const who of this.guests.keys()) {
      this.endWaiting(who);
      Object.assign(this.guest(who), { hasPlace: false, heldUntil: null });
      this.endCheckout(this.guest(who));
    }
  }

  private giveUp(guest: Guest): void {
    if (guest.heldUntil !== null) guest.gaveUpAt = this.now;
    guest.heldUntil = null;
  }

  private leavesPlaceToOthers(guest: Guest): boolean {
    const since = this.now - LEFT_TO_OTHERS;
    const others = this.guests.filter((other) => other !== guest);
    return (
      this.capacity !== null && guest.gaveUpAt > since && others.some(({ refusedAt }) => refusedAt > since)
    );
  }

  private place(who: number): void {
    this.endWaiting(who);
    Object.assign(this.guest(who), { hasPlace: true, heldUntil: null });
  }

  private endWaiting(who: number): void {
    this.guest(who).waiting = 'NO';
    this.line = this.line.filter((other) => other !== who);
  }

  private endCheckout(guest: Guest): void {
    if (guest.checkout === 'PAYABLE') guest.checkout = 'CANCELED';
  }

  /** Free places go to those who wait longest: at once for nothing, or as an offer. */
  private fill(): void {
    if (!this.isEventAlive) return;
    if (this.pricePence === 0)
      for (const [who, { waiting }] of this.guests.entries()) if (waiting === 'OFFERED') this.place(who);
    while (this.line.length > 0 && this.free > 0) {
      const who = this.line[0] as number;
      this.endWaiting(who);
      if (this.pricePence === 0) this.place(who);
      else Object.assign(this.guest(who), { waiting: 'OFFERED', heldUntil: this.now + OFFER });
    }
  }
}
