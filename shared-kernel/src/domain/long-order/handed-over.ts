/** What a worker reports, as far as a file is in it. */
interface FileInReport {
  readonly kind: string;
  readonly file?: { readonly bytes: Uint8Array };
}

/**
 * What of a report is handed over to the page, instead of copied for it: the bytes of a finished file. Megabytes that are
 * copied keep the page from answering. The worker cannot use the file afterwards.
 *
 * Bytes that are only a part of what lies in memory with them are copied: the rest would be taken from its owner. So is
 * memory that several threads share, which cannot be handed over.
 * @returns the list for `postMessage`
 */
export function handedOver({ file }: FileInReport): ArrayBuffer[] {
  if (!file) return [];
  const { buffer, byteLength } = file.bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
