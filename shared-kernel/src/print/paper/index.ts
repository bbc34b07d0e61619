export { drawFact, type Fact, type FactPlace } from './draw-fact';
export { drawFooters, type Footers } from './draw-footers';
export { startFlow, type Flow, type Margins } from './start-flow';
export {
  getLineHeight,
  openPrintout,
  TONES,
  type Printout,
  type PrintoutOptions,
  type TextStyle,
} from './open-printout';
export { drawRows } from './draw-rows';
export { drawTable, PADDING, type Table, type TableColumn } from './draw-table';
