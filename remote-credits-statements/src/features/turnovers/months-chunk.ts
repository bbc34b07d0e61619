/** Chunk of everything that shows months: the chart also stands below the view by period. */
export { ChartOfSearch } from './MonthChart';
export { MonthsView } from './MonthsView';
