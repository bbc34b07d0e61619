/** The bytes of a file in base64, as calls carry them. @throws DOMException if the file cannot be read any more */
export async function contentOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
