export { CURRENCY_FILES } from './currency-files';
