/** Pixels in width, the smallest first. A picture has the first one, and each other one that it is wider than the one before. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;

/** Pixels of the file that mails and search engines show: a JPEG, which each of them can show. */
export const SHARED_PICTURE = { width: 1200, height: 630 };

/** The widths of the files of a picture that is so many pixels wide. A picture is never enlarged. */
export function widthsOf(width: number): number[] {
  return PICTURE_WIDTHS.filter((_, index) => index === 0 || width > (PICTURE_WIDTHS[index - 1] ?? 0));
}

/** The narrowest file with at least so many pixels; the widest one where none has. */
export function fileWidth(wanted: number, width: number): number {
  const widths = widthsOf(width);
  return widths.find((each) => each >= wanted) ?? Math.max(...widths);
}
