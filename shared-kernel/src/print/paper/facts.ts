import type { Flow } from './flow';
import { lineHeight, type Paper, type TextStyle } from './paper';

/** A label and what stands beside it. */
export type Fact = readonly [label: string, value: string];

/** Where facts stand on a page, mm. */
export interface FactPlace {
  readonly left: number;
  readonly width: number;
  /** Of the labels' column. */
  readonly labelWidth: number;
  readonly label: TextStyle;
  readonly value: TextStyle;
}

/** A fact as wide as its place; a long value takes several lines, an empty one keeps its line. */
export function drawFact(paper: Paper, flow: Flow, [label, value]: Fact, place: FactPlace): void {
  const { left, width, labelWidth } = place;
  const lines = paper.lines(value, width - labelWidth, place.value);
  const top = flow.take(Math.max(lines.length, 1) * lineHeight(place.value));
  paper.write(label, left, top, place.label);
  paper.write(lines, left + labelWidth, top, place.value);
}
