import { eraseOldDataJob } from '../../src/features/events/retention/erase-old-data.job.js';
import { eraseOldPayersJob } from '../../src/features/payments/payers/erase-old-payers.job.js';
import { graphql } from '../gql/index.js';
import type { TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const DAY = 24 * 60 * 60_000;

const STAFF_VIEW = graphql(`query OldEventOfStaff($id: ID!) {
  event(id: $id) {
    signUpCount
    statistics { signUpCount arrivedCount cancelledCount paidPence refundedPence signUpsByDay { date count } }
    door { expectedCount arrivedCount arrivedByDoor { door arrivedCount } }
  }
  viewer {
    eventTotals { eventCount signUpCount paidPence arrivalsByType { type eventCount expectedCount arrivedCount } }
  }
}`);
const NAMES = graphql(`query NamesOfOldEvent($id: ID!) {
  event(id: $id) {
    signUpCount hiddenSignUpCount attendeeNote viewerSignUp { id }
    signUps(first: 100) { totalCount nodes { name } }
  }
}`);
const IMPACT = graphql(`query ImpactOnOldEvent($id: ID!) {
  event(id: $id) { deletionImpact { signUpCount } }
  viewer { deletionImpact { events { signUpCount } } }
}`);

/** All numbers of an event that its owner sees. */
export async function numbersOf({ client }: Person, id: string) {
  const answer = await client.graphql(STAFF_VIEW, { id });
  if (answer.errors) throw new Error(JSON.stringify(answer));
  return answer.data;
}

export const namesOf = async ({ client }: Person, id: string) =>
  (await client.graphql(NAMES, { id })).data?.event;

export const impactOn = async ({ client }: Person, id: string) => (await client.graphql(IMPACT, { id })).data;

/** The context of the app's jobs, so many days later. */
function daysLater({ jobContext, clock }: TestApp, days: number, retentionMonths: number | null = 24) {
  const now = () => new Date(clock.now().getTime() + days * DAY);
  return {
    ...jobContext,
    settings: { ...jobContext.settings, retentionMonths },
    services: { ...jobContext.services, clock: { now } },
  };
}

/** Runs the jobs of a night, so many days later. */
export async function eraseOld(app: TestApp, days: number, retentionMonths: number | null = 24) {
  const context = daysLater(app, days, retentionMonths);
  await eraseOldDataJob.run(context, {});
  await eraseOldPayersJob.run(context, {});
}
