import { In } from 'typeorm';
import { type BatchFunction, rowOfEach } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Payment } from './payment.entity.js';

/** The payments with these ids; null for one that there is not. */
export const paymentsIfThere: BatchFunction<Context, string, Payment | null> = async ({ database }, ids) => {
  const payments = await database.findBy(Payment, { id: In([...ids]) });
  return rowOfEach(ids, payments);
};
