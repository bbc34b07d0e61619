/** Bytes of a picture that is decoded (ours: a photo of a telephone has five million). */
export const PICTURE_BYTES_MAX = 20 * 1024 * 1024;
/** Time for one picture (ours: the largest takes two seconds on a slow machine). */
export const QR_LIMIT_MS = 20_000;
/**
 * Longest sides at which a picture is looked at, one after the other: a code that fills a photo is found best in a small
 * copy, one in the corner of a page only in a large one.
 */
export const PICTURE_SIDES = [1000, 2400] as const;
