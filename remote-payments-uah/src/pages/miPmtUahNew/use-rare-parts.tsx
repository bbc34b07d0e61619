import type { ReactNode } from 'react';
import { RemovableBlock, FoldRow, useFold, type Fold, type ClosedFold } from '@ncb/shared-kernel/blocks/document-form';
import { isBudgetIban, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { getValueDateWindow } from '@ncb/shared-kernel/domain/rules';
import { STANDARD_PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { loadCode, useCode } from '@ncb/shared-kernel/queries';
import { AnswerFailure, DateField, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

export interface RarePartsProps {
  checked: CheckedForm<PaymentValues>;
  bankDay: string;
  isTemplate: boolean;
}

const NO_PARTIES = { ultimateDebtor: undefined, ultimateCreditor: undefined } as unknown as Partial<PaymentValues>;

/** Rare parts of a payment. Each opens by itself with a value or a problem; code of the large ones loads on opening. */
export function useRareParts({ checked, bankDay, isTemplate }: RarePartsProps) {
  const { t, common } = useTexts();
  const { values } = checked;
  const isWrong = (...names: readonly string[]) =>
    checked.problems.some(({ field }) => names.some((name) => field === name || field.startsWith(`${name}.`)));

  const valueDate = useFold({ isNeeded: values.valueDate !== '' || isWrong('valueDate') });
  const code = useFold({ isNeeded: values.standardPurposeCode !== '' || isWrong('standardPurposeCode') });
  const budget = useFold({
    isNeeded: values.structuredPurpose !== undefined || isWrong('structuredPurpose'),
    // The Treasury requires it; older tax payments start with `*`.
    isLikely: isBudgetIban(normaliseIban(values.creditIban)) || values.purpose.trimStart().startsWith('*'),
  });
  const parties = useFold({
    isNeeded:
      Boolean(values.ultimateDebtor ?? values.ultimateCreditor) || isWrong('ultimateDebtor', 'ultimateCreditor'),
  });
  const structure = useCode('miPmtUahNew/structure', loadStructure, budget.isOpen);
  const partiesCode = useCode('miPmtUahNew/parties', loadParties, parties.isOpen);
  const Structure = structure.data?.PaymentStructure;
  const Parties = partiesCode.data?.PaymentParties;

  const blocks = (
    <>
      {!isTemplate && (
        <FoldedField
          fold={valueDate}
          name="valueDate"
          title={common('fields.valueDate')}
          onRemove={() => checked.fill({ valueDate: '' })}
        >
          <DateField
            checked={checked}
            label={common('fields.valueDate')}
            name="valueDate"
            className={styles['value-date'] ?? ''}
            hint={t('hints.valueDate', { date: toDotted(getValueDateWindow(values.documentDate, bankDay).to) })}
            range={getValueDateWindow(values.documentDate, bankDay)}
          />
        </FoldedField>
      )}
      <FoldedField
        fold={code}
        name="purposeCode"
        title={common('fields.standardPurposeCode')}
        onRemove={() => checked.fill({ standardPurposeCode: '' })}
      >
        <TextField
          checked={checked}
          label={common('fields.standardPurposeCode')}
          name="standardPurposeCode"
          className={styles['value-date'] ?? ''}
          hint={t('hints.standardPurposeCode', { count: STANDARD_PURPOSE_MAX })}
          inputMode="numeric"
          isNumber
        />
      </FoldedField>
      {budget.isOpen && structure.isError && <AnswerFailure answer={structure} />}
      {budget.isOpen && Structure && (
        <Structure checked={checked} startsOn={budget.isOpenedByUser} onRemoved={() => budget.close()} />
      )}
      {parties.isOpen && partiesCode.isError && <AnswerFailure answer={partiesCode} />}
      {parties.isOpen && Parties && (
        <RemovableBlock
          name="parties"
          title={t('form.folds.parties')}
          onRemove={() => {
            checked.fill(NO_PARTIES);
            parties.close();
          }}
        >
          <Parties checked={checked} />
        </RemovableBlock>
      )}
    </>
  );
  const getClosed = (fold: Fold, name: string, title: string, firstField: string): ClosedFold | false =>
    !fold.isOpen && {
      name,
      title,
      onOpen: () => {
        fold.open();
        checked.focus(firstField);
      },
    };
  const folds = [
    !isTemplate && getClosed(valueDate, 'valueDate', common('fields.valueDate'), 'valueDate'),
    getClosed(budget, 'budget', t('form.folds.budget'), 'structuredPurpose'),
    getClosed(parties, 'parties', t('form.folds.parties'), 'ultimateDebtor'),
  ];
  return {
    blocks,
    foot: <FoldRow folds={folds.filter((fold) => fold !== false)} />,
    openPurposeCode() {
      code.open();
      checked.focus('standardPurposeCode');
    },
  };
}

interface FoldedFieldProps {
  fold: Fold;
  name: string;
  title: string;
  onRemove: () => void;
  children: ReactNode;
}

/** Rare part with one field. */
function FoldedField({ fold, name, title, onRemove, children }: FoldedFieldProps) {
  if (!fold.isOpen) return null;
  const remove = () => {
    onRemove();
    fold.close();
  };
  return (
    <RemovableBlock name={name} title={title} isTitleHidden onRemove={remove}>
      {children}
    </RemovableBlock>
  );
}

const loadStructure = () => loadCode(() => import('../../features/payment/PaymentStructure'));
const loadParties = () => loadCode(() => import('../../features/payment/PaymentParties'));
