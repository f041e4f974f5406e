interface Difference {
  /** The sentence of the specification, after its section. */
  statement: string;
  /** The product's way instead, and the reason. */
  reason: string;
}

/** Where the product differs from the specification on purpose, or where a browser cannot see what holds. */
export const differences: Difference[] = [
  {
    statement: '4: Events have no status field',
    reason: 'Holds, and no browser sees it: whether an event is over follows from its times.',
  },
  {
    statement: '5: In the create-event form the price falls back to 0 where it is no number',
    reason:
      'The form refuses an empty price ("price is required"), and its number input takes no letters: a mistyped price must not make an event free.',
  },
  {
    statement: '5: No minimum of the price is shown',
    reason: 'Prices from £0.01 to £0.29 are refused beside the input: no card can pay them.',
  },
  {
    statement:
      '5: Calendar times: "Date or time is missing", "Invalid time format", "Invalid date-time format"',
    reason:
      'The server makes the calendar entry from an event whose date and times it has checked before, so that people cannot meet these three.',
  },
  {
    statement: '5: Calendar times are built from date and time, with the time treated as UTC',
    reason:
      'Each event has a time zone. The form begins with that of the device; without one in the request it is UTC, with which the statement holds.',
  },
  {
    statement: '8: Deleting an account: errors are only logged',
    reason: 'All is deleted in one transaction or nothing is, and the person is told.',
  },
  {
    statement: '9: The default price is 0',
    reason: 'The form asks for the price (see section 5). A price of 0 asks for no payment, which is shown.',
  },
  {
    statement: '9: Cloud functions run in the region us-central1',
    reason: 'There are no cloud functions: the server answers.',
  },
];
