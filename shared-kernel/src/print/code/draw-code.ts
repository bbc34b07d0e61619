import type { Printout } from '../paper';
import type { CodeShape } from './build-code-shape';

interface CodePlace {
  /** Corner of the white margin, mm. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Draws a QR code. Screen readers skip it: its text stands beside it. */
export function drawCode({ doc }: Printout, { side, runs, sign }: CodeShape, place: CodePlace): void {
  const module = place.side / side;
  const toX = (x: number) => place.left + x * module;
  const toY = (y: number) => place.top + y * module;
  doc.setFillColor(0, 0, 0);
  for (const { x, y, width } of runs) doc.rect(toX(x), toY(y), width * module, module, 'F');
  if (!sign) return;
  const { middle, radius, points } = sign;
  doc.setFillColor(255, 255, 255).circle(toX(middle), toY(middle), radius * module, 'F');
  const [first = [0, 0] as const] = points;
  const steps = points.slice(1).map(([x, y], before) => {
    const [fromX, fromY] = points[before] ?? first;
    return [(x - fromX) * module, (y - fromY) * module];
  });
  doc.setFillColor(0, 0, 0).lines(steps, toX(first[0]), toY(first[1]), [1, 1], 'F', true);
}
