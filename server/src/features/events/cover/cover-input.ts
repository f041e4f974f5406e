import { z } from 'zod';
import { ErrorCode } from '../../error-code.js';
import { cleanName, issueOf } from '../../parse-input.js';

export const MAX_ALT_LENGTH = 300;

/** The picture of an event, with what staff say about it. */
export interface EventCover {
  pictureId: string;
  /** In words, for people who do not see it. */
  alt: string;
  /** 0 to 1, from the left and from the top: the point that stays in sight when the picture is cut. */
  focusX: number;
  focusY: number;
}

const focus = z.number().refine((value) => value >= 0 && value <= 1, issueOf(ErrorCode.INVALID_PICTURE));

/** Whether there is such a picture, and the person may use it, is for `requirePicture`. */
export const coverInput = z
  .object({
    pictureId: z.string().transform((id) => id.toLowerCase()),
    alt: z
      .string()
      .transform(cleanName)
      .refine((text) => [...text].length <= MAX_ALT_LENGTH, issueOf(ErrorCode.TOO_LONG)),
    focusX: focus,
    focusY: focus,
  })
  .nullish()
  .transform((cover): EventCover | null => cover ?? null);

/** The two fields of the API as one: undefined leaves the cover as it is, null takes it away. */
export function coverChange<Given extends { cover?: EventCover | null; removeCover?: boolean | null }>({
  cover,
  removeCover,
  ...others
}: Given): Omit<Given, 'cover' | 'removeCover'> & { cover?: EventCover | null } {
  if (cover) return { ...others, cover };
  return removeCover ? { ...others, cover: null } : others;
}
