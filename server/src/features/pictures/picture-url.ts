import { fileWidth } from './picture-sizes.js';

/** Where a file of a picture is, such as `800.webp`. The file there never changes. */
function pictureUrl(publicUrl: string, pictureId: string, name: string): string {
  return `${publicUrl}/pictures/${pictureId}/${name}`;
}

/** The WebP of at least so many pixels in width, or the widest one. The AVIF has the same address, but for its ending. */
export function sizedPictureUrl(
  publicUrl: string,
  { id, width }: { id: string; width: number },
  wanted: number,
): string {
  return pictureUrl(publicUrl, id, `${fileWidth(wanted, width)}.webp`);
}
