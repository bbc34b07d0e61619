export { drawFact, type Fact, type FactPlace } from './draw-fact';
export { drawFooters } from './draw-footers';
export { startFlow, type Flow } from './start-flow';
export { getLineHeight, openPrintout, TONES, type Printout, type TextStyle } from './open-printout';
export { drawRows } from './draw-rows';
export { drawTable, PADDING, type TableColumn } from './draw-table';
