import { toCodePaths, type CodeShape } from '@ncb/shared-kernel/print/code';

/** Least side of the picture, px: sharp when printed 8 cm wide. */
const SIDE = 1000;

/** Paints a code as PNG, whole pixels per module. Rejects if the browser has no memory for it. */
export function paintCode(shape: CodeShape): Promise<Blob> {
  const scale = Math.ceil(SIDE / shape.side);
  const canvas = document.createElement('canvas');
  canvas.width = shape.side * scale;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  const paths = toCodePaths(shape);
  const fill = (color: string, path: string) => {
    context.fillStyle = color;
    context.fill(new Path2D(path));
  };
  context.scale(scale, scale);
  fill('white', `M0 0h${shape.side}v${shape.side}h${-shape.side}z`);
  fill('black', paths.code);
  fill('white', paths.circle);
  fill('black', paths.sign);
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('no picture'))), 'image/png');
  });
}
