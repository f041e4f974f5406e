import { In } from 'typeorm';
import { type BatchFunction, rowOfEach } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { CancelledSignUp } from './cancelled-sign-up.entity.js';

/** The places with these ids that were given back; null for one that was not. */
export const cancelledSignUpsIfThere: BatchFunction<Context, string, CancelledSignUp | null> = async (
  { database },
  ids,
) => rowOfEach(ids, await database.findBy(CancelledSignUp, { id: In([...ids]) }));
