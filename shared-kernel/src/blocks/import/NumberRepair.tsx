import { Input, Space } from 'antd';
import { useState } from 'react';
import { extractNumber, assignNumbers } from '../../domain/rules';
import { DOCUMENT_NUMBER_MAX } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useImportKind, type RepairContext } from './import-kind';
import type { ImportedRow } from './imported-row';
import { RepairButton, RowsRepair } from './RowsRepair';
import { useTexts } from './texts';

const NUMBER = new RegExp(`^[1-9][0-9]{0,${DOCUMENT_NUMBER_MAX - 1}}$`);

/**
 * Repair of numbers with a prefix, as 1C and BAS write them: keeps the digits, or numbers the rows from a first number.
 */
export function NumberRepair({ list, snapshot, isDisabled }: RepairContext) {
  const { session } = useSteadyShell();
  const { t } = useTexts();
  const { nextNumbers } = useImportKind();
  const [next = 1] = Object.values(nextNumbers(session));
  const [first, setFirst] = useState(String(next));
  const { numberColumn } = list.rules;
  const isPrefixed = ({ word, problems }: ImportedRow) =>
    word === null && problems.some(({ field, key }) => field === numberColumn && key === 'incorrectNumber');
  const prefixed = snapshot.rows.filter(isPrefixed);
  const [example] = prefixed;
  if (!example) return null;
  const originalNumber = example.document.number;
  const figures = extractNumber(originalNumber);
  const keepFigures = () =>
    list.repair((row) => {
      const digits = isPrefixed(row) ? extractNumber(row.document.number) : null;
      return digits === null ? null : { [numberColumn]: digits };
    });
  const numberAll = () => {
    const usedNumbers = new Set(snapshot.rows.map(({ document }) => document.number));
    const newNumbers = assignNumbers(
      prefixed.map(({ id }) => id),
      Number(first),
      (number) => usedNumbers.has(number),
    );
    return list.repair(({ id }) => {
      const number = newNumbers.get(id);
      return number === undefined ? null : { [numberColumn]: number };
    });
  };
  return (
    <RowsRepair
      name="figures"
      text={t('numbers.prefixed', { count: prefixed.length, said: originalNumber })}
      action={figures === null ? t('numbers.figures') : t('numbers.figuresOf', { figures })}
      isDisabled={isDisabled || figures === null}
      repair={keepFigures}
    >
      <Space.Compact>
        <Input
          className="ncb-number"
          style={{ width: '9em' }}
          inputMode="numeric"
          aria-label={t('numbers.first')}
          value={first}
          onChange={({ target }) => setFirst(target.value.trim())}
          data-field="firstNumber"
        />
        <RepairButton
          name="numbers"
          action={t('numbers.from', { first })}
          isDisabled={isDisabled || !NUMBER.test(first)}
          repair={numberAll}
        />
      </Space.Compact>
    </RowsRepair>
  );
}
