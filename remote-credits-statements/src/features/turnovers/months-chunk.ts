/** What shows months, in one chunk: the chart stands below the period too. */
export { ChartOfSearch } from './MonthChart';
export { MonthsView } from './MonthsView';
