export { decodeBytes, decodeText } from './decode';
export { detectCodePage, detectEncoding, isUtf8 } from './detect-encoding';
export { createCodePageWriter, encodePieces, encodeText, escapeMissingCharacters } from './encode-text';
export { restoreUkrainianI } from './restore-ukrainian-i';
export { takeSample } from './take-sample';
export { buildPreviews, type EncodingPreviews } from './build-previews';
export { isCodePage, type CodePage, type TextEncoding } from './text-encoding';
