import { FoldRow, useFold, type ClosedFold, type Fold } from '@ncb/shared-kernel/blocks/document-form';
import { checkIban, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { canSwitchToBudget } from '@ncb/shared-kernel/domain/rules';
import { BUDGET_PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { loadCode, useCode } from '@ncb/shared-kernel/queries';
import { AnswerFailure, type CheckedForm } from '@ncb/shared-kernel/ui';
import { getMovedText, getStructuredPurpose, isBudgetPayment, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

interface RarePartsProps {
  checked: CheckedForm<PaymentValues>;
  bankDay: string;
  isTemplate: boolean;
}

/** Rare parts of a payment. Each opens by itself with a value or a problem; its code loads on opening. */
export function useRareParts({ checked, bankDay, isTemplate }: RarePartsProps) {
  const { t, common } = useTexts();
  const { values } = checked;
  const isWrong = (...names: readonly string[]) =>
    checked.problems.some(({ field }) => names.some((name) => field === name || field.startsWith(`${name}.`)));

  const isBudget = isBudgetPayment(values);
  const structure = getStructuredPurpose(values);
  const hasNotice = isBudget && structure.kind === 'budget';
  const notice = useFold({
    isNeeded: (hasNotice && structure.taxNotice !== '') || isWrong('structuredPurpose.taxNotice'),
  });
  const valueDate = useFold({ isNeeded: values.valueDate !== '' || isWrong('valueDate') });
  const purposeCode = useFold({ isNeeded: values.standardPurposeCode !== '' || isWrong('standardPurposeCode') });
  const parties = useFold({
    isNeeded:
      Boolean(values.ultimateDebtor ?? values.ultimateCreditor) || isWrong('ultimateDebtor', 'ultimateCreditor'),
  });
  const kinds = useFold({ isNeeded: false });
  const fields = {
    notice: hasNotice && notice,
    valueDate: !isTemplate && valueDate,
    purposeCode,
  };
  const hasFields = Object.values(fields).some((fold) => fold && fold.isOpen);
  const fieldsCode = useCode('miPmtUahNew/fields', loadFields, hasFields);
  const partiesCode = useCode('miPmtUahNew/parties', loadParties, parties.isOpen);
  const Fields = fieldsCode.data?.RareFields;
  const Parties = partiesCode.data?.RareParties;

  const blocks = (
    <>
      {hasFields && fieldsCode.isError && <AnswerFailure answer={fieldsCode} />}
      {hasFields && Fields && <Fields checked={checked} bankDay={bankDay} {...fields} />}
      {parties.isOpen && partiesCode.isError && <AnswerFailure answer={partiesCode} />}
      {parties.isOpen && Parties && <Parties checked={checked} onClose={parties.close} />}
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
  const markAsBudget = () => {
    const { length } = getMovedText(values);
    if (canSwitchToBudget(getMovedText(values))) {
      checked.fill({ structuredPurpose: structure });
      checked.focus('structuredPurpose.paymentKindCode');
    } else {
      const params = { length: String(length), max: String(BUDGET_PURPOSE_MAX) };
      checked.showBankProblems([{ field: 'purpose', key: 'tooLongPpurp', params }]);
    }
  };
  const canBeMarked = !isBudget && checkIban(normaliseIban(values.creditIban)) !== null;
  const folds = [
    hasNotice && getClosed(notice, 'taxNotice', t('form.folds.taxNotice'), 'structuredPurpose.taxNotice'),
    !isTemplate && getClosed(valueDate, 'valueDate', common('fields.valueDate'), 'valueDate'),
    canBeMarked && { name: 'budget', title: t('form.folds.budget'), onOpen: markAsBudget },
    getClosed(parties, 'parties', t('form.folds.parties'), 'ultimateDebtor'),
    hasNotice && getClosed(kinds, 'kind', t('form.folds.kind'), 'structuredPurpose.kind'),
  ];
  return {
    /** True to offer the kinds of a payment to the budget. */
    isKindShown: kinds.isOpen,
    blocks,
    foot: <FoldRow folds={folds.filter((fold) => fold !== false)} />,
    openPurposeCode() {
      purposeCode.open();
      checked.focus('standardPurposeCode');
    },
  };
}

const loadFields = () => loadCode(() => import('./RareFields'));
const loadParties = () => loadCode(() => import('./RareParties'));
