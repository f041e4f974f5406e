import { columnsOf } from '../../platform/database/sql/columns.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Picture } from './picture.entity.js';

export type PictureFacts = Pick<Picture, 'id' | 'width' | 'color'>;

/** The pictures with these ids: an event or draft has each of them. */
export const pictures: BatchFunction<Context, string, PictureFacts> = async ({ database }, ids) => {
  const columns = columnsOf(database, Picture).only('id', 'width', 'color');
  const rows = await columns.read(database, `SELECT ${columns.sql} FROM pictures WHERE id = ANY($1)`, [ids]);
  const byId = new Map(rows.map((picture) => [picture.id, picture]));
  return ids.map((id) => byId.get(id) ?? new Error('The picture of an event does not exist'));
};
