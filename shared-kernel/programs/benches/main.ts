import { checkCurrencyImport } from './check-currency-import';
import { checkImport } from './check-import';
import { decodeJournal } from './decode-journal';
import { reportBenches } from './report-benches';
import { sayAmounts } from './say-amounts';

await reportBenches([checkImport, checkCurrencyImport, sayAmounts, decodeJournal]);
