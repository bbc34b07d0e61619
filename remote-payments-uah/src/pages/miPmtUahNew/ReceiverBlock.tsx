import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { hasPairQuestion, useReceiverCheck } from '@ncb/shared-kernel/blocks/account-code';
import { CorrespondentChoice, findCorrespondent } from '@ncb/shared-kernel/blocks/choice';
import { useBankName } from '@ncb/shared-kernel/blocks/payment-sheet';
import { parseTypedReceiver, ReceiverCard, ReceiverField } from '@ncb/shared-kernel/blocks/receiver';
import { checkIban, isBudgetIban } from '@ncb/shared-kernel/domain/identifiers';
import { checkReceiverCode, toReceiver } from '@ncb/shared-kernel/domain/rules';
import { loadCode, useCode, useCorrespondents } from '@ncb/shared-kernel/queries';
import { memoFormPart, type CheckedForm } from '@ncb/shared-kernel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toDraft, type PaymentValues } from '../../features/payment';
import { toPaymentPair, useReceiverSuggestions } from '../../features/receiver';
import styles from './payment-form.module.css';
import { ReceiverFields } from './ReceiverFields';
import { SaveReceiver } from './SaveReceiver';
import { useTexts } from '../../texts';

interface ReceiverBlockProps {
  checked: CheckedForm<PaymentValues>;
}

const NO_ROWS: readonly Correspondent[] = [];
const EMPTY = {
  receiverName: '',
  creditIban: '',
  receiverCode: '',
  receiverIsResident: true,
  receiverHasCode: true,
  saveReceiver: false,
  catalogueName: '',
} as const satisfies Partial<PaymentValues>;
const RECEIVER_FIELDS = ['receiverName', 'creditIban', 'receiverCode', 'catalogueName'];

/**
 * Receiver: one field suggests known receivers; a chosen one is a card; for a new one name, account and code are open.
 * Source: docs/requirements/hryvnia-payments.md#payment-form.
 */
function Receiver({ checked }: ReceiverBlockProps) {
  const { t } = useTexts();
  const { values } = checked;
  const { isSearching, setSearching, isEditing, setEditing, suggestions, choose, distribute } = useEntry(checked);
  const correspondents = useCorrespondents().data?.rows ?? NO_ROWS;
  const bank = useBankName(values.creditIban);
  const draft = toDraft(values);
  const isKept = findCorrespondent(correspondents, draft) !== null;
  const check = useReceiverCheck(toPaymentPair(draft));

  const isWrong = RECEIVER_FIELDS.some((name) => checked.problemOf(name) !== null);
  const isEmpty = values.receiverName + values.creditIban + values.receiverCode === '';
  const isWhole =
    draft.receiverName !== '' && checkIban(draft.creditIban) === null && checkReceiverCode(draft) === null;
  const isOpen = isEditing || isWrong || !(isWhole || isEmpty || isSearching);

  const edit = (field: string) => {
    setEditing(true);
    checked.focus(field);
  };
  const hasCard = !isOpen && !isSearching && isWhole;
  const leaveByTab = useFocusAfterCard(hasCard, checked);
  const advice = useCode('miPmtUahNew/advice', loadAdvice, hasCard || isOpen).data;
  const question = advice && <advice.CodeQuestion check={check} />;
  const name = (
    <div className={styles['advice']} role="status">
      {advice && <advice.NameAdvice checked={checked} />}
    </div>
  );
  if (hasCard) {
    return (
      <ChosenReceiver checked={checked} bank={bank} isKept={isKept} onEdit={edit}>
        {!isBudgetIban(draft.creditIban) && name}
        {question}
      </ChosenReceiver>
    );
  }
  return (
    <>
      <ReceiverField
        checked={checked}
        label={t('form.receiver.label')}
        name="receiverName"
        required
        receivers={suggestions.rows}
        onChoose={(id) => choose(suggestions.getValues(id))}
        onTyped={() => (isOpen ? setEditing(true) : setSearching(true))}
        {...(!isOpen && { onNew: () => checked.focus(distribute()) })}
        onLeave={() => {
          if (isSearching && checked.present().receiverName.trim() !== '') distribute();
          setSearching(false);
          leaveByTab();
        }}
        actions={<CorrespondentChoice onChoose={(row) => choose(toReceiver(row))} />}
      />
      {isOpen && name}
      {isOpen && (
        <ReceiverFields
          checked={checked}
          bank={bank}
          question={hasPairQuestion(check) && question}
          onTyped={() => setEditing(true)}
        >
          {isKept && check?.verdict !== 'differs' ? (
            <span className="ncb-quiet" data-field="receiverKept">
              {t('form.receivers.kept')}
            </span>
          ) : (
            <SaveReceiver checked={checked} />
          )}
        </ReceiverFields>
      )}
    </>
  );
}

/** State of entering the receiver: searching in the first field, or editing all of them. */
function useEntry(checked: CheckedForm<PaymentValues>) {
  const [isSearching, setSearching] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const suggestions = useReceiverSuggestions(checked.values.receiverName, isSearching || isEditing);
  const fillReceiver = (chosen: Partial<PaymentValues> | null) => {
    if (!chosen) return;
    checked.fill({ ...chosen, saveReceiver: false });
    setSearching(false);
    setEditing(false);
  };
  const choose = (chosen: Partial<PaymentValues> | null) => {
    fillReceiver(chosen);
    // The field of the choice is removed.
    if (chosen) checked.focus('amount');
  };
  /**
   * Distributes the typed text over the fields; a single known receiver's account selects that receiver.
   * @returns the field to go to
   */
  const distribute = () => {
    const { name, code, account } = parseTypedReceiver(checked.present().receiverName);
    const [owner, ...others] = suggestions.rows.filter(({ iban }) => iban === account);
    if (owner && others.length === 0) {
      fillReceiver(suggestions.getValues(owner.id));
      return 'amount';
    }
    checked.fill({ receiverName: name, ...(code && { receiverCode: code }), ...(account && { creditIban: account }) });
    setSearching(false);
    setEditing(true);
    return name === '' ? 'receiverName' : 'creditIban';
  };
  return { isSearching, setSearching, isEditing, setEditing, suggestions, choose, distribute };
}

/** Moves the focus to the amount when the card replaces the field that the user has just left. */
function useFocusAfterCard(hasCard: boolean, checked: CheckedForm<PaymentValues>): () => void {
  const wasTabbed = useRef(false);
  // The card has removed the focused button. Checked in the next frame: the user may have pressed another field.
  useEffect(() => {
    if (!hasCard || !wasTabbed.current) return undefined;
    wasTabbed.current = false;
    const moved = requestAnimationFrame(() => {
      if (document.activeElement === document.body) checked.focus('amount');
    });
    return () => cancelAnimationFrame(moved);
  }, [hasCard, checked]);
  return () => {
    wasTabbed.current = true;
  };
}

const loadAdvice = () => loadCode(() => import('./receiver-advice'));

interface ChosenReceiverProps extends ReceiverBlockProps {
  bank: string | null;
  isKept: boolean;
  onEdit: (field: string) => void;
  children: ReactNode;
}

function ChosenReceiver({ checked, bank, isKept, onEdit, children }: ChosenReceiverProps) {
  const { t } = useTexts();
  const { receiverName, receiverCode, creditIban } = toDraft(checked.values);
  return (
    <>
      <ReceiverCard
        label={t('form.receiver.label')}
        name={receiverName}
        code={receiverCode}
        iban={creditIban}
        bank={bank}
        isInCatalogue={isKept}
        tag={isBudgetIban(creditIban) && t('form.budget.tag')}
        onChange={() => onEdit('receiverName')}
        onRemove={() => {
          checked.fill(EMPTY);
          checked.focus('receiverName');
        }}
      />
      {children}
      {!isKept && (
        <div className={styles['switches']}>
          <SaveReceiver checked={checked} />
        </div>
      )}
    </>
  );
}

export const ReceiverBlock = memoFormPart<PaymentValues, ReceiverBlockProps>(Receiver, {
  values: [
    'receiverName',
    'creditIban',
    'receiverCode',
    'receiverIsResident',
    'receiverHasCode',
    'saveReceiver',
    'catalogueName',
  ],
  fields: RECEIVER_FIELDS,
});
