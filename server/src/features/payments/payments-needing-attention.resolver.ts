import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { PageArguments, pageRequest } from '../../platform/graphql/connection.js';
import { forbidden, ownAccount, signedIn } from '../accounts/access-rules.js';
import { AccountType } from '../accounts/account.types.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { mayEdit } from '../events/event.policy.js';
import { EventType } from '../events/event.types.js';
import {
  type CountedConnection,
  countsNeedingAttention,
  listPaymentsNeedingAttention,
  paymentKeys,
  paymentsNeedingAttention,
} from './list-payments-needing-attention.js';
import { PaymentConnection } from './payment.types.js';

@Resolver(() => EventType)
export class EventPaymentsResolver {
  @Access(signedIn)
  @FieldResolver(() => PaymentConnection, {
    nullable: true,
    description:
      "Payments that need a look, the latest first. For the event's creator; FORBIDDEN (and null) for others.",
  })
  async paymentsNeedingAttention(
    @Ctx() { viewer, loaders }: Context,
    @Root() event: Event,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<CountedConnection> {
    if (!mayEdit(viewer, event)) throw forbidden();
    const key = { eventId: event.id, page: pageRequest(page, paymentKeys) };
    const connection = await loaders.of(paymentsNeedingAttention).load(key);
    const countAll = () => loaders.of(countsNeedingAttention).load(event.id);
    return Object.assign(connection, { countAll });
  }
}

@Resolver(() => AccountType)
export class AccountPaymentsResolver {
  @Access(ownAccount)
  @FieldResolver(() => PaymentConnection, {
    nullable: true,
    description:
      "Payments of this account's events, deleted ones included, that need a look, and those of events whose creator's account is gone; the latest first. For staff.",
  })
  paymentsNeedingAttention(
    @Ctx() context: Context,
    @Root() account: AccountType,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<CountedConnection> {
    return listPaymentsNeedingAttention(context, account.id, pageRequest(page, paymentKeys));
  }
}

@Resolver(() => PaymentConnection)
export class PaymentConnectionResolver {
  @Access(asItsParent)
  @FieldResolver(() => Int, { description: 'How many there are on all pages.' })
  totalCount(@Root() connection: CountedConnection): Promise<number> {
    return connection.countAll();
  }
}
