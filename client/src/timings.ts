/** Every duration of the product, in milliseconds. */
export const timings = {
  signInErrorShown: 4_000,
  toastShown: 4_000,
  eventMessageShown: 5_000,
  createdThenDashboard: 5_000,
  deletedThenDashboard: 3_000,
  noPermissionThenDashboard: 3_000,
  loggedOutThenWelcome: 3_000,
  accountDeletedThenWelcome: 3_000,
  paidThenEvent: 3_000,
  connectingThenGoogle: 2_000,
  connectedThenEvent: 2_500,
  googleWindowLastWord: 1_000,
  searchPause: 300,
  paymentCheck: 5_000,
} as const;
