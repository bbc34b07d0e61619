import type { RowAdvice } from '@ncb/shared-kernel/domain/rules';
import type { useTexts } from '../../texts';
import type { RowFacts } from './grid-facts';
import { DATA_COLUMNS, type DataColumn } from './grid-row';

const REMARKS: Readonly<Record<string, 'otherCode' | 'card' | 'notOfPerson' | undefined>> = {
  codeNotOfAccount: 'otherCode',
  cardNumberInsteadOfAccount: 'card',
  accountNotOfPerson: 'notOfPerson',
};

type Translate = ReturnType<typeof useTexts>['t'];

export function getProblemColumn({ problems }: RowFacts): DataColumn | null {
  return DATA_COLUMNS.find((column) => column === problems[0]?.field) ?? null;
}

/** Returns a remark of one to three words; the cell line has the full message. */
export function getRemark(t: Translate, facts: RowFacts, isDismissed: boolean): string {
  const column = getProblemColumn(facts);
  const words = REMARKS[facts.problems[0]?.key ?? ''];
  if (words !== undefined) return t(`sheet.short.${words}`);
  if (column !== null) return t(`sheet.short.${isEmptyCell(facts, column) ? 'empty' : 'wrong'}.${column}`);
  const [advice] = facts.advice;
  return advice && !isDismissed ? getAdviceText(t, advice) : '';
}

export function getAdviceText(t: Translate, { kind, times, rows, codes = [] }: RowAdvice): string {
  return t(`sheet.advice.${kind}`, {
    count: Number(times ?? 0),
    times: (times ?? '').replace(/\.0$/, '').replace('.', t('sheet.decimalSign')),
    codes: codes.join(', '),
    row: rows?.[0] === undefined ? '' : rows[0] + 1,
  });
}

function isEmptyCell({ row }: RowFacts, column: DataColumn): boolean {
  return row[column] === '';
}
