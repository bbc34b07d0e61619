export { drawFact, type Fact, type FactPlace } from './draw-fact';
export { drawFooters, LAST_LINE_FROM_BOTTOM } from './draw-footers';
export { startFlow, type Flow } from './start-flow';
export { getLineHeight, openPrintout, TONES, type Printout, type TextStyle } from './open-printout';
export { drawRows } from './draw-rows';
export { drawTable, PADDING, type TableColumn } from './draw-table';
