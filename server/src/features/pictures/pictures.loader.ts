import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../platform/database/sql/columns.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Picture } from './picture.entity.js';

export type PictureFacts = Pick<Picture, 'id' | 'width' | 'color'>;

/** The pictures with these ids: an event or draft has each of them. */
export const pictures: BatchFunction<Context, string, PictureFacts> = async ({ database }, ids) => {
  const byId = await findPictures(database, ids);
  return ids.map((id) => byId.get(id) ?? new Error('The picture of an event does not exist'));
};

/** Those that there are, by id. Without ids nothing is asked. */
export async function findPictures(
  database: EntityManager,
  ids: readonly string[],
): Promise<Map<string, PictureFacts>> {
  if (ids.length === 0) return new Map();
  const columns = columnsOf(database, Picture).only('id', 'width', 'color');
  const rows = await columns.read(database, `SELECT ${columns.sql} FROM pictures WHERE id = ANY($1)`, [ids]);
  return new Map(rows.map((picture) => [picture.id, picture]));
}
