import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { loadTerms, type Term } from './load-terms';
import { TermsBody } from './TermsBody';

export const card: RemoteCard<readonly Term[]> = {
  load: loadTerms,
  isUrgent: (terms) => terms.some(({ days }) => days < 0),
  Body: TermsBody,
  texts: cardTexts,
};
