import { In } from 'typeorm';
import { type BatchFunction, rowOfEach } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { Activity } from './activity.entity.js';

/** The activities with these ids; null for one that is not there. */
export const activitiesIfThere: BatchFunction<Context, string, Activity | null> = async ({ database }, ids) =>
  rowOfEach(ids, await database.findBy(Activity, { id: In([...ids]) }));
