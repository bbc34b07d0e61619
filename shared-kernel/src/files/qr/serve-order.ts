import { PICTURE_BYTES_MAX, PICTURE_SIDES } from './limits';
import type { QrOrder, QrOutcome } from './messages';
import { readQr, type Pixels } from './read-qr';

/** Reads one picture in the worker, in growing copies until a code is found. */
export async function serveOrder({ picture, isQuick }: QrOrder): Promise<QrOutcome> {
  if (picture instanceof Blob && picture.size > PICTURE_BYTES_MAX) return { kind: 'tooLarge' };
  const bitmap = picture instanceof Blob ? await decode(picture) : picture;
  if (!bitmap) return { kind: 'noPicture' };
  const longest = Math.max(bitmap.width, bitmap.height);
  // A larger copy helps only if the first was smaller than the picture.
  const sides = isQuick || longest <= PICTURE_SIDES[0] ? PICTURE_SIDES.slice(0, 1) : PICTURE_SIDES;
  for (const side of sides) {
    const text = readQr(getPixels(bitmap, Math.min(1, side / longest)), isQuick);
    if (text !== null) return { kind: 'read', text };
  }
  return { kind: 'noCode' };
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

function getPixels(bitmap: ImageBitmap, scale: number): Pixels {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  // White ground: under a transparent picture it would be black, as the code itself.
  canvas.fillStyle = 'white';
  canvas.fillRect(0, 0, width, height);
  canvas.drawImage(bitmap, 0, 0, width, height);
  return canvas.getImageData(0, 0, width, height);
}
