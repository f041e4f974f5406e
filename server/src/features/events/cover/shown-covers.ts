import type { EntityManager } from 'typeorm';
import { sizedPictureUrl } from '../../pictures/picture-url.js';
import { findPictures } from '../../pictures/pictures.loader.js';
import type { EventCover } from './cover-input.js';

/** A cover as the client's `CoverPicture` has it, for pages that are made without the API. */
export interface ShownCover extends Omit<EventCover, 'pictureId'> {
  /** 800 and 1600 pixels wide, or as wide as there is. */
  url: string;
  wide: string;
  color: string;
}

/** The covers of several events in their order, read by one statement; null: the drawn cover stands. */
export async function shownCovers(
  database: EntityManager,
  publicUrl: string,
  events: readonly { cover: EventCover | null }[],
): Promise<(ShownCover | null)[]> {
  const ids = events.flatMap(({ cover }) => cover?.pictureId ?? []);
  const pictures = await findPictures(database, ids);
  return events.map(({ cover }) => {
    const picture = cover && pictures.get(cover.pictureId);
    if (!picture) return null;
    const { pictureId: _, ...chosen } = cover;
    const at = (width: number) => sizedPictureUrl(publicUrl, picture, width);
    return { ...chosen, url: at(800), wide: at(1600), color: picture.color };
  });
}
