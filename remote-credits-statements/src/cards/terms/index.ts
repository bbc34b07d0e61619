import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { loadTerms, type Term } from './load-terms';
import { TermsBody } from './TermsBody';

export const card: RemoteCard<readonly Term[]> = {
  load: loadTerms,
  // The end of a deposit is no debt.
  isUrgent: (terms) => terms.some(({ kind, days }) => kind === 'credit' && days < 0),
  Body: TermsBody,
  texts: cardTexts,
};
