import { Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { read } from '../../platform/database/sql/read.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { DoorType } from '../door/door.types.js';
import type { Event } from '../events/event.entity.js';
import { PaymentStatus } from '../payments/payment-status.js';

@Resolver(() => DoorType)
export class MissingPlacesResolver {
  @FieldResolver(() => Int, {
    description:
      'How many places `releaseMissingPlaces` would give to others now: of people who have not arrived and have not paid.',
  })
  @Extensions({ cost: 5 })
  missingCount(@Ctx() { loaders }: Context, @Root() { id }: Event): Promise<number> {
    return loaders.of(missingCounts).load(id);
  }
}

const missingCounts: BatchFunction<Context, string, number> = async ({ database }, eventIds) => {
  const counts = await read<{ eventId: string; count: number }>(
    database,
    `SELECT event_id AS "eventId", count(*)::int AS count FROM sign_ups
     WHERE event_id = ANY($1)
       AND NOT EXISTS (SELECT FROM arrivals WHERE sign_up_id = sign_ups.id)
       AND NOT EXISTS (SELECT FROM payments WHERE sign_up_id = sign_ups.id AND status = $2)
     GROUP BY event_id`,
    [eventIds, PaymentStatus.SUCCEEDED],
  );
  const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
};
