import jsQR from 'jsqr';
import { buildNbuQr, readNbuQr, type PaymentRequest } from '../../domain/nbu-qr';
import { buildPaymentCodeShape, toCodePaths, type CodeShape } from '.';

const REQUEST: PaymentRequest = {
  receiverName: 'ТОВАРИСТВО З ОБМЕЖЕНОЮ ВІДПОВІДАЛЬНІСТЮ «СВІТАНОК ПОСТАЧ»',
  creditIban: 'UA263052990000026006999000301',
  receiverCode: '92000019',
  amount: '999999999.99',
  purpose: '',
  lastDay: '',
};
/** Pixels per module. */
const SCALE = 4;

/** Draws a code as the screen does: its runs, the white circle, the sign. */
function paint({ side, runs, sign }: CodeShape) {
  const length = side * SCALE;
  const data = new Uint8ClampedArray(length * length * 4).fill(255);
  const isDark = (x: number, y: number) => {
    if (sign && Math.hypot(x - sign.middle, y - sign.middle) < sign.radius) return isInside(sign.points, x, y);
    return runs.some((run) => y >= run.y && y < run.y + 1 && x >= run.x && x < run.x + run.width);
  };
  for (let y = 0; y < length; y++)
    for (let x = 0; x < length; x++)
      if (isDark((x + 0.5) / SCALE, (y + 0.5) / SCALE)) data.fill(0, (y * length + x) * 4, (y * length + x) * 4 + 3);
  return { data, width: length, height: length };
}

function decode({ data, width, height }: ReturnType<typeof paint>): string | null {
  return jsQR(data, width, height)?.data ?? null;
}

function isInside(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let isIn = false;
  for (const [index, [toX, toY]] of points.entries()) {
    const [fromX, fromY] = points.at(index - 1) ?? [0, 0];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isIn = !isIn;
  }
  return isIn;
}

function make(request: PaymentRequest) {
  const building = buildNbuQr(request);
  if (!building.ok) throw new Error(building.reason);
  return { text: building.text, shape: buildPaymentCodeShape(building.text) };
}

describe('the code of a payment with the hryvnia sign', () => {
  it.each([0, 30, 60, 90, 120, 150, 180, 206])('is read back to the letter with a purpose of %d', (length) => {
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
