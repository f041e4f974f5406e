export const CHOOSE = 'Choose a picture, or drop one here';
export const REPLACE = 'Choose another picture';
export const REMOVE = 'Remove the picture';
export const UPLOADING = 'Uploading the picture...';
export const STILL_UPLOADING = 'The picture was still on its way. Please try again when it is there';
export const HINT =
  'JPEG, PNG, WebP or AVIF, at most 10 MB; HEIC where this browser can read it. Without a picture the event has its drawn cover.';
export const TOO_LARGE = 'This picture is larger than 10 MB. Choose a smaller one';
export const UPLOAD_FAILED = 'The picture could not be uploaded. Please try again';
export const ALT_LABEL = 'Picture in words';
export const ALT_HINT = 'For people who do not see it. Empty where it only decorates.';
export const FOCUS = 'The point that stays in sight where the picture is cut';
export const FROM_LEFT = 'From the left';
export const FROM_TOP = 'From the top';
