import type { EventCoverInput, UpdateEventInput } from '../../../gql/types';

/** A picture that the form has for an event. */
export interface ChosenPicture {
  pictureId: string;
  /** In words, for people who do not see it. */
  alt: string;
  /** 0 to 1, from the left and from the top: the point that stays in sight when the picture is cut. */
  focusX: number;
  focusY: number;
  /** Where it is shown from. */
  url: string;
}

/** The picture as the text of a form's field: the same picture is the same text. Empty: none. */
export function pictureText(picture: ChosenPicture | null): string {
  if (!picture) return '';
  const { pictureId, alt, focusX, focusY, url } = picture;
  return JSON.stringify({ pictureId, alt, focusX, focusY, url });
}

export function chosenPicture(text: string): ChosenPicture | null {
  return text === '' ? null : JSON.parse(text);
}

export function pictureInput(
  text: string,
): { cover: EventCoverInput } | Pick<UpdateEventInput, 'removeCover'> {
  const picture = chosenPicture(text);
  if (!picture) return { removeCover: true };
  const { url: _, ...cover } = picture;
  return { cover };
}
