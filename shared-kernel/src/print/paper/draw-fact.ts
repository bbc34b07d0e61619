import type { Flow } from './start-flow';
import { getLineHeight, type Printout, type TextStyle } from './open-printout';

export type Fact = readonly [label: string, value: string];

/** Position of facts on a page, mm. */
export interface FactPlace {
  readonly left: number;
  readonly width: number;
  readonly labelWidth: number;
  readonly label: TextStyle;
  readonly value: TextStyle;
}

export function drawFact(paper: Printout, flow: Flow, [label, value]: Fact, place: FactPlace): void {
  const { left, width, labelWidth } = place;
  const lines = paper.lines(value, width - labelWidth, place.value);
  const top = flow.reserve(Math.max(lines.length, 1) * getLineHeight(place.value));
  paper.write(label, left, top, place.label);
  paper.write(lines, left + labelWidth, top, place.value);
}
