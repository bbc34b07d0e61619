/** Characters of one XML text that is read (ours: 50 tax lines with every text at its longest stay below it). */
export const XML_LENGTH_MAX = 100_000;
/** Elements within elements (ours: the deepest that is known has eight). */
export const XML_DEPTH_MAX = 32;
