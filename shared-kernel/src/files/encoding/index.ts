export { decodeBytes, decodeText } from './decode';
export { detectCodePage, detectEncoding, isUtf8 } from './detect-encoding';
export { codePageWriter, encodePieces, encodeText, escapeMissingCharacters } from './encode-text';
export { restoreUkrainianI } from './restore-ukrainian-i';
export { takeSample } from './take-sample';
export { previews, type EncodingPreviews } from './build-previews';
export { isCodePage, type CodePage, type TextEncoding } from './text-encoding';
