export { drawFeet, type Feet } from './feet';
export { startFlow, type Flow, type Margins } from './flow';
export { lineHeight, openPaper, TONES, type Paper, type PaperOptions, type TextStyle } from './paper';
export { drawTable, type Table, type TableColumn } from './table';
