interface FileInReport {
  readonly kind: string;
  readonly file?: { readonly bytes: Uint8Array };
}

/**
 * Returns buffers to transfer instead of copy: copying megabytes blocks the page; the worker loses the file.
 * Only whole buffers: transferring a part takes the rest from its owner. SharedArrayBuffers cannot be transferred.
 * @returns the list for `postMessage`
 */
export function getTransferList({ file }: FileInReport): ArrayBuffer[] {
  if (!file) return [];
  const { buffer, byteLength } = file.bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
