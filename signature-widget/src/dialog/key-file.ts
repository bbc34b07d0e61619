import { KEY_FILE_MAX_BYTES } from '@ncb/shared-kernel/signature';

const KEY_BLOCK = '-----BEGIN ENCRYPTED PRIVATE KEY-----';

/** The text of a key file; null if the file cannot be read, is too large or is something else at first sight. */
export async function readKeyFile(file: File): Promise<string | null> {
  if (file.size > KEY_FILE_MAX_BYTES) return null;
  try {
    const text = await file.text();
    return text.includes(KEY_BLOCK) ? text : null;
  } catch {
    return null;
  }
}
