import { checkCurrencyImport } from './import-currency-rows';
import { checkImport } from './import-rows';
import { decodeJournal } from './journal';
import { reportBenches } from './report';
import { sayAmounts } from './words';

await reportBenches([checkImport, checkCurrencyImport, sayAmounts, decodeJournal]);
