import type { Flow } from './flow';
import { lineHeight, type Paper, type TextStyle } from './paper';

export type Fact = readonly [label: string, value: string];

/** Position of facts on a page, mm. */
export interface FactPlace {
  readonly left: number;
  readonly width: number;
  readonly labelWidth: number;
  readonly label: TextStyle;
  readonly value: TextStyle;
}

export function drawFact(paper: Paper, flow: Flow, [label, value]: Fact, place: FactPlace): void {
  const { left, width, labelWidth } = place;
  const lines = paper.lines(value, width - labelWidth, place.value);
  const top = flow.take(Math.max(lines.length, 1) * lineHeight(place.value));
  paper.write(label, left, top, place.label);
  paper.write(lines, left + labelWidth, top, place.value);
}
