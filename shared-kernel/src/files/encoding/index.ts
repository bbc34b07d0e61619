export { decodeBytes, decodeText } from './decode';
export { detectCodePage, detectEncoding, isUtf8, readMark } from './detect-encoding';
export {
  codePageWriter,
  encodePieces,
  encodeText,
  escapeMissingCharacters,
  type CodePageWriter,
  type Encoded,
} from './encode-text';
export { restoreUkrainianI } from './restore-ukrainian-i';
export { takeSample } from './take-sample';
export { toPreviewLines, previews, type EncodingPreviews } from './build-previews';
export { isCodePage, TEXT_ENCODINGS, type CodePage, type TextEncoding } from './text-encoding';
