import jsQR from 'jsqr';
import { buildNbuQr, readNbuQr, type PaymentRequest } from '../../domain/nbu-qr';
import { buildPaymentCodeShape, drawCode, toCodePaths, type CodeShape } from '.';
import type { Printout } from '../paper';

const REQUEST: PaymentRequest = {
  receiverName: 'ТОВАРИСТВО З ОБМЕЖЕНОЮ ВІДПОВІДАЛЬНІСТЮ «СВІТАНОК ПОСТАЧ»',
  creditIban: 'UA263052990000026006999000301',
  receiverCode: '92000019',
  amount: '999999999.99',
  purpose: '',
  lastDay: '',
};
type Point = readonly [x: number, y: number];

/**
 * Paints what `drawCode` asks of jsPDF.
 * @param side of the code, mm
 * @param scale pixels per mm
 */
function paint(shape: CodeShape, side: number = shape.side, scale = 4) {
  const length = Math.round(side * scale);
  const data = new Uint8ClampedArray(length * length * 4).fill(255);
  let shade = 0;
  const fill = ([left, top]: Point, [right, bottom]: Point, covers: (point: Point) => boolean = () => true) => {
    for (let y = Math.round(top * scale); y < Math.round(bottom * scale); y++)
      for (let x = Math.round(left * scale); x < Math.round(right * scale); x++)
        if (covers([(x + 0.5) / scale, (y + 0.5) / scale]))
          data.fill(shade, (y * length + x) * 4, (y * length + x) * 4 + 3);
  };
  const doc = {
    setFillColor: (red: number) => {
      shade = red;
      return doc;
    },
    rect: (x: number, y: number, width: number, height: number) => fill([x, y], [x + width, y + height]),
    circle: (x: number, y: number, radius: number) =>
      fill([x - radius, y - radius], [x + radius, y + radius], ([atX, atY]) => Math.hypot(atX - x, atY - y) < radius),
    lines: (steps: readonly Point[], left: number, top: number) => {
      const points: Point[] = [[left, top]];
      for (const [x, y] of steps) points.push([(points.at(-1)?.[0] ?? 0) + x, (points.at(-1)?.[1] ?? 0) + y]);
      const edge = (of: (...values: number[]) => number): Point => [
        of(...points.map(([x]) => x)),
        of(...points.map(([, y]) => y)),
      ];
      fill(edge(Math.min), edge(Math.max), (point) => isInside(points, point));
    },
  };
  drawCode({ doc } as unknown as Printout, shape, { left: 0, top: 0, side });
  return { data, width: length, height: length };
}

function isInside(points: readonly Point[], [x, y]: Point): boolean {
  let isIn = false;
  for (const [index, [toX, toY]] of points.entries()) {
    const [fromX, fromY] = points.at(index - 1) ?? [0, 0];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isIn = !isIn;
  }
  return isIn;
}

function decode({ data, width, height }: ReturnType<typeof paint>): string | null {
  return jsQR(data, width, height)?.data ?? null;
}

function make(request: PaymentRequest) {
  const building = buildNbuQr(request);
  if (!building.ok) throw new Error(building.reason);
  return { text: building.text, shape: buildPaymentCodeShape(building.text) };
}

describe('the code of a payment with the hryvnia sign', () => {
  it.each([0, 60, 120, 206])('is read back to the letter with a purpose of %d', (length) => {
    const purpose = 'Оплата за рахунком № 12; '.repeat(20).slice(0, length).trim();
    const { text, shape } = make({ ...REQUEST, purpose });
    expect(shape.sign).not.toBeNull();
    expect(decode(paint(shape))).toBe(text);
    const { lastDay: _, ...fields } = REQUEST;
    expect(readNbuQr(text)).toMatchObject({ ok: true, qr: { ...fields, purpose } });
  });
  it.each([
    ['a corner of the next module', 0.5],
    ['a module more', 1],
  ])('is read though dirt hides %s around the sign', (_what, more) => {
    const { text, shape } = make({ ...REQUEST, purpose: 'Оплата за рахунком № 12 від 12.07.2026' });
    const sign = shape.sign && { ...shape.sign, radius: shape.sign.radius + more };
    expect(decode(paint({ ...shape, sign }))).toBe(text);
  });

  it.each([0, 200])('is read from paper 7 cm wide with a purpose of %d', (length) => {
    const { text, shape } = make({ ...REQUEST, purpose: 'x'.repeat(length) });
    const picture = paint(shape, 70, 6);
    expect(decode(picture)).toBe(text);
    const middle = (210 * 420 + 210) * 4;
    expect([picture.data[middle], picture.data[middle - 4 * 45]]).toEqual([0, 255]);
  });

  it('has the circle of its version and a sign four modules smaller inside it', () => {
    const { shape } = make(REQUEST);
    const heights = shape.sign?.points.map(([, y]) => y) ?? [];
    expect((shape.sign?.radius ?? 0) * 2 - (Math.max(...heights) - Math.min(...heights))).toBeCloseTo(4);
    expect(shape.sign?.middle).toBe(shape.side / 2);
  });

  it('is drawn by three paths within its square', () => {
    const paths = toCodePaths(make(REQUEST).shape);
    expect(paths.code).toMatch(/^M4 4h7v1h-7z/);
    expect(paths.circle).toMatch(/^M[\d.]+ [\d.]+a[\d.]+ [\d.]+ 0 0 1 \d+ 0a[\d.]+ [\d.]+ 0 0 1 -\d+ 0z$/);
    expect(paths.sign).toMatch(/^M[\d. L]+z$/);
  });
});
