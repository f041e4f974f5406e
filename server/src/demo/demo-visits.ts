/** The people who come to one of the demo's events. */
export interface DemoVisits {
  /** The title of one of `demoEvents`. */
  title: string;
  /** Visitors who get a place, and pay where it has a price. */
  places: number;
  /** Of them the first, who gives the place back and gets the price back. */
  givesBack?: boolean;
  /** Of them the last, whose bank disputes the payment. */
  disputes?: boolean;
  /** Visitors who find the event full, and wait. */
  waiting?: number;
}

/** The first creator's desk shows a full event with a line, a refund and a payment that staff must look at. */
export const demoVisits: readonly DemoVisits[] = [
  { title: 'Bread for beginners', places: 10, waiting: 4 },
  { title: 'Pierogi with Halina and her daughter', places: 7, givesBack: true, disputes: true },
  { title: 'Solder a badge that blinks', places: 5 },
  { title: 'What the bus data says', places: 13 },
  { title: 'An evening of Go', places: 9 },
  { title: 'Kora and cello at the Loft', places: 16 },
  { title: 'Ceilidh at the Corn Exchange', places: 9 },
  { title: "The Lamplighter's Daughter", places: 6 },
  { title: 'British Sign Language, first steps', places: 5 },
  { title: 'Stars over Netherclough', places: 7 },
  { title: 'Repair café', places: 8 },
];

export const visitorsOf = ({ places, waiting = 0 }: DemoVisits): number => places + waiting;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAYS = 14;

/** When the nth of so many visitors came: spread over the last 14 days, the later the more often. */
export function visitedAt(now: Date, nth: number, count: number): Date {
  const part = (nth + 1) / (count + 1);
  const daysAgo = Math.floor(DAYS * (1 - part) ** 1.3);
  const minutes = 5 + ((nth * 97) % 540);
  return new Date(now.getTime() - daysAgo * DAY - minutes * MINUTE);
}
