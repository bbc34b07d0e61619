/**
 * Reads a file as base64.
 * @throws DOMException if the file cannot be read any more
 */
export async function readBase64(file: File): Promise<string> {
  const reader = new FileReader();
  await new Promise<void>((resolve, reject) => {
    reader.onload = () => resolve();
    reader.onerror = () => reject(reader.error ?? new Error('not read'));
    reader.readAsDataURL(file);
  });
  const address = typeof reader.result === 'string' ? reader.result : '';
  // data:application/pdf;base64,JVBERi0…
  return address.slice(address.indexOf(',') + 1);
}

/** Builds a file whose type makes browsers download it. */
export function toBlob(content: string): Blob {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'application/octet-stream' });
}
