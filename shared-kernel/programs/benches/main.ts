import { checkImport } from './import-rows';
import { decodeJournal } from './journal';
import { reportBenches } from './report';
import { sayAmounts } from './words';

reportBenches([checkImport, sayAmounts, decodeJournal]);
