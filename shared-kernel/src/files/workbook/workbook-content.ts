import type { Grid } from '../grid';

export interface Sheet {
  readonly name: string;
  readonly grid: Grid;
}

export interface WorkbookContent {
  readonly sheets: readonly Sheet[];
  readonly is1904: boolean;
}
