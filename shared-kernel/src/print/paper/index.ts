export { drawFact, type Fact, type FactPlace } from './facts';
export { drawFooters, type Footers } from './footers';
export { startFlow, type Flow, type Margins } from './flow';
export { lineHeight, openPaper, TONES, type Paper, type PaperOptions, type TextStyle } from './paper';
export { drawRows } from './rows';
export { drawTable, PADDING, type Table, type TableColumn } from './table';
