import { getFailureCode, getStoredAfter, type ApiFailure } from '@ncb/shared-kernel/api/client';
import { getFailureText, getProblemText, getRefusalText } from '@ncb/shared-kernel/ui';
import type { useTexts } from '../../texts';
import type { PayRefusal } from './pay';

type Texts = ReturnType<typeof useTexts>;

interface RefusalTexts {
  readonly title: string;
  readonly lines: readonly string[];
  readonly code: string;
}

/**
 * Returns the texts of a refusal. Source: docs/requirements/currency-payroll-credits-statements.md#signing-and-paying.
 */
export function getRefusalTexts(refusal: PayRefusal, { t, common }: Texts): RefusalTexts {
  const failure = 'failure' in refusal ? refusal.failure : null;
  const mayBeStored = failure !== null && getStoredAfter(failure) === 'unknown';
  const title = t(mayBeStored ? 'payment.refusals.noAnswer' : `payment.refusals.${refusal.key}`);
  const code = failure ? getFailureCode(failure) : '';
  const said = failure ? [getFailureText(common, failure), ...listRowProblems(failure, { t, common })] : [];
  if (refusal.key === 'payrollSendFailed') return { title, lines: [...said, ...refusal.errors], code };
  if (refusal.key !== 'payrollPmtSaveFailed') return { title, lines: said, code };
  const results = refusal.results.flatMap(({ error, errorCode, problems }, index) => {
    const name = t(index === 0 ? 'payment.salary' : 'payment.fee');
    const words = [
      ...problems.map(({ key, max }) => getProblemText(common, key, max === undefined ? {} : { max })),
      ...(problems.length === 0 && (errorCode || error) ? [getRefusalText(common, errorCode, {}, error)] : []),
    ];
    return words.map((word) => `${name}: ${word}`);
  });
  // The bank may refuse without a text; the likeliest reason is shown then. Source:
  // docs/requirements/currency-payroll-credits-statements.md#signing-and-paying.
  const lines = [...said, ...results];
  return { title, lines: lines.length > 0 ? lines : [t('payment.signAndPayProblems')], code };
}

/** Names refused rows by their numbers in the payroll: `employees.2.taxCode` belongs to row 3. */
function listRowProblems(failure: ApiFailure, { t, common }: Texts): readonly string[] {
  if (failure.kind !== 'refused') return [];
  return failure.problems.flatMap(({ field, key, params }) => {
    const place = /^employees\.([0-9]+)\./.exec(field)?.[1];
    if (place === undefined) return [];
    return [t('payment.rowProblem', { row: Number(place) + 1, text: getProblemText(common, key, params) })];
  });
}
