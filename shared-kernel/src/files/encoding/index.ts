export { decodeBytes, decodeText } from './decode';
export { detectCodePage, detectEncoding, isUtf8, markedEncoding } from './detect';
export { codePageWriter, encodePieces, encodeText, withReferences, type CodePageWriter, type Encoded } from './encode';
export { restoreUkrainianI } from './latin-i';
export { sampleOf } from './sample';
export { previewLines, previews, type EncodingPreviews } from './preview';
export { isCodePage, TEXT_ENCODINGS, type CodePage, type TextEncoding } from './text-encoding';
