/** Maximum bytes of a picture (ours: a phone's photo has 5 million). */
export const PICTURE_BYTES_MAX = 20 * 1024 * 1024;
/** Time limit of one picture (ours: the largest takes two seconds on a slow machine). */
export const QR_LIMIT_MS = 20_000;
/**
 * Longest sides in px of the copies searched in turn: a code that fills the photo is found best in a small copy, one in
 * a corner only in a large one.
 */
export const PICTURE_SIDES = [1000, 2400] as const;
