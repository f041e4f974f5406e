/** Pixels in width, the smallest first. A picture has the first one, and each other one that it is wider than the one before. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;

/** Pixels of the JPEGs, which every program can show: for shared links, and for the band of a mail at twice its size. */
export const SHARED_PICTURE = { name: 'shared.jpg', width: 1200, height: 630 };
export const MAILED_PICTURE = { name: 'mailed.jpg', width: 1020, height: 170 };

/** Of all files that a picture can have. Files are deleted by these names, so one that is made no longer stays in the list. */
export const PICTURE_FILE_NAMES: readonly string[] = [
  ...PICTURE_WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  SHARED_PICTURE.name,
  MAILED_PICTURE.name,
];

/** The widths of the files of a picture that is so many pixels wide. A picture is never enlarged. */
function widthsOf(width: number): number[] {
  return PICTURE_WIDTHS.filter((_, index) => index === 0 || width > (PICTURE_WIDTHS[index - 1] ?? 0));
}

/** The narrowest file with at least so many pixels; the widest one where none has. */
export function fileWidth(wanted: number, width: number): number {
  const widths = widthsOf(width);
  return widths.find((each) => each >= wanted) ?? Math.max(...widths);
}
