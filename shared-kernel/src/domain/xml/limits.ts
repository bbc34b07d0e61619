/** Ours: 50 tax lines with the longest texts stay below. */
export const XML_LENGTH_MAX = 100_000;
/** Ours: the deepest known text has eight levels. */
export const XML_DEPTH_MAX = 32;
