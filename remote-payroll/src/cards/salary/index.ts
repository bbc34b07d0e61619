import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { loadSalary, type SalaryContent } from './load-salary';
import { SalaryBody, SalaryMore } from './SalaryBody';

export const card: RemoteCard<SalaryContent> = {
  load: loadSalary,
  Body: SalaryBody,
  More: SalaryMore,
  texts: cardTexts,
};
