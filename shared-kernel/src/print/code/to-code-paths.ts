import type { CodeShape } from './build-code-shape';

/** Converts a code to paths of SVG and `Path2D`, drawn in this order: dark, white, dark. */
export function toCodePaths({ runs, sign }: CodeShape): {
  readonly code: string;
  readonly circle: string;
  readonly sign: string;
} {
  const code = runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h${-width}z`).join('');
  if (!sign) return { code, circle: '', sign: '' };
  const { middle, radius, points } = sign;
  const arc = `a${radius} ${radius} 0 0 1`;
  return {
    code,
    circle: `M${middle - radius} ${middle}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`,
    sign: `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}z`,
  };
}
