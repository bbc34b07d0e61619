export { CURRENCY_FILES } from './currency-files';
export { buildSampleTable } from './build-sample-table';
