import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { pageRequest } from '../../platform/graphql/lists/page-request.js';
import { forbidden, ownAccount, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { hasRight } from '../events/team/event-roles.js';
import type { Payment } from '../payments/payment.entity.js';
import { PaymentConnection } from '../payments/payment.types.js';
import {
  listPaymentsNeedingAttention,
  paymentOrder,
  paymentsNeedingAttention,
} from './list-payments-needing-attention.js';

@Resolver(() => EventType)
export class EventPaymentsResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => PaymentConnection, {
    nullable: true,
    description:
      "Payments that need a look, the latest first. For the event's owner; FORBIDDEN (and null) for others.",
  })
  paymentsNeedingAttention(
    @Ctx() { viewer, loaders }: Context,
    @Root() event: Event,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Payment>> {
    if (!hasRight(viewer, event, 'SEE_MONEY')) throw forbidden();
    const key = { eventId: event.id, page: pageRequest(page, paymentOrder.keys) };
    return loaders.of(paymentsNeedingAttention).load(key);
  }
}

@Resolver(() => AccountType)
export class AccountPaymentsResolver {
  @Access(withScope(ownAccount, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => PaymentConnection, {
    nullable: true,
    description:
      "Payments of this account's events, deleted ones included, that need a look, and those of events whose owner's account was deleted; the latest first. For staff.",
  })
  paymentsNeedingAttention(
    @Ctx() context: Context,
    @Root() account: AccountType,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Payment>> {
    return listPaymentsNeedingAttention(context, account.id, pageRequest(page, paymentOrder.keys));
  }
}
