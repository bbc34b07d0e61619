import type { AnswerOf, getRate, RequestOf } from '@ncb/shared-kernel/api/contract';
import { RateSide } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findRate } from './find-rate';

export async function readRate(
  { db }: Services,
  _caller: CompanyCaller,
  { currencyCode, side }: RequestOf<typeof getRate>,
): Promise<Outcome<AnswerOf<typeof getRate>>> {
  const rate = await findRate(db.queries, currencyCode);
  if (!rate) return refuse('notFound');
  return succeed({
    rate: side === RateSide.buy ? rate.buy : rate.sale,
    currencyLetters: rate.letters,
    currencyName: rate.name,
    officialRate: rate.official,
    units: rate.units,
  });
}
