import { checkReceiverName, checkReceivers, readNameChecks } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { answerReceiverName } from './answer-receiver-name';
import { compareReceivers } from './compare-receivers';
import { readNameResults } from './read-name-results';

/** Size limit: 5,000 pairs in a form, where quotes and brackets take three bytes each. */
const PAIRS_LIMIT = 1024 * 1024;

export const RECEIVER_ROUTES: readonly Route[] = [
  forCompany(checkReceivers, compareReceivers, { bodyLimit: PAIRS_LIMIT }),
  forCompany(checkReceiverName, answerReceiverName),
  forCompany(readNameChecks, readNameResults, { bodyLimit: PAIRS_LIMIT }),
];
