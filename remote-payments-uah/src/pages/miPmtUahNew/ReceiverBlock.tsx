import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { CodeQuestion, useReceiverCheck } from '@ncb/shared-kernel/blocks/account-code';
import { CorrespondentChoice, correspondentBehind } from '@ncb/shared-kernel/blocks/choice';
import { useBankOf } from '@ncb/shared-kernel/blocks/payment-sheet';
import { placeTyped, ReceiverCard, ReceiverField } from '@ncb/shared-kernel/blocks/receiver';
import { checkIban } from '@ncb/shared-kernel/domain/identifiers';
import { checkReceiverCode, receiverOf } from '@ncb/shared-kernel/domain/rules';
import { useCorrespondents } from '@ncb/shared-kernel/queries';
import { formPart, type CheckedForm } from '@ncb/shared-kernel/ui';
import { useEffect, useRef, useState } from 'react';
import { toDraft, type PaymentValues } from '../../features/payment';
import { pairOfPayment } from '../../features/receiver/pair-of-payment';
import { useKnownReceivers } from '../../features/receiver/use-known-receivers';
import styles from './payment-form.module.css';
import { ReceiverFields } from './ReceiverFields';
import { SaveReceiver } from './SaveReceiver';
import { useTexts } from '../../texts';

export interface ReceiverBlockProps {
  checked: CheckedForm<PaymentValues>;
}

const NOBODY: readonly Correspondent[] = [];
const EMPTY = {
  receiverName: '',
  creditIban: '',
  receiverCode: '',
  receiverIsResident: true,
  receiverHasCode: true,
  saveReceiver: false,
  catalogueName: '',
} as const satisfies Partial<PaymentValues>;
const OF_RECEIVER = ['name_co', 'acnt_co', 'okpo_co', 'NAME'];

/**
 * Payee: one field suggests known payees; a chosen one is a card; for a new one name, account and code are open.
 * Source: docs/requirements/hryvnia-payments.md#payment-form.
 */
function Receiver({ checked }: ReceiverBlockProps) {
  const { t } = useTexts();
  const { values } = checked;
  const [isSearching, setSearching] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const known = useKnownReceivers(values.receiverName, isSearching || isEditing);
  const correspondents = useCorrespondents().data?.rows ?? NOBODY;
  const bank = useBankOf(values.creditIban);
  const draft = toDraft(values);
  const isKept = correspondentBehind(correspondents, draft) !== null;
  const check = useReceiverCheck(pairOfPayment(draft));

  const isWrong = OF_RECEIVER.some((name) => checked.problemOf(name) !== null);
  const isEmpty = values.receiverName + values.creditIban + values.receiverCode === '';
  const isWhole =
    draft.receiverName !== '' && checkIban(draft.creditIban) === null && checkReceiverCode(draft) === null;
  const isOpen = isEditing || isWrong || !(isWhole || isEmpty || isSearching);

  const take = (chosen: Partial<PaymentValues> | null) => {
    if (!chosen) return;
    checked.fill({ ...chosen, saveReceiver: false });
    setSearching(false);
    setEditing(false);
  };
  const choose = (chosen: Partial<PaymentValues> | null) => {
    take(chosen);
    // The field of the choice is removed.
    if (chosen) checked.focus('amount');
  };
  const edit = (field: string) => {
    setEditing(true);
    checked.focus(field);
  };
  /** Distributes the typed text over the fields; a single known payee's account selects that payee. */
  const place = () => {
    const { name, code, account } = placeTyped(checked.present().receiverName);
    const [owner, ...others] = known.rows.filter(({ iban }) => iban === account);
    if (owner && others.length === 0) {
      take(known.valuesOf(owner.id));
      return 'amount';
    }
    checked.fill({ receiverName: name, ...(code && { receiverCode: code }), ...(account && { creditIban: account }) });
    setSearching(false);
    setEditing(true);
    return name === '' ? 'name_co' : 'acnt_co';
  };

  const hasCard = !isOpen && !isSearching && isWhole;
  const isLeft = useRef(false);
  // The card has removed the focused button. Checked in the next frame: the user may have pressed another field.
  useEffect(() => {
    if (!hasCard || !isLeft.current) return undefined;
    isLeft.current = false;
    const moved = requestAnimationFrame(() => {
      if (document.activeElement === document.body) checked.focus('amount');
    });
    return () => cancelAnimationFrame(moved);
  }, [hasCard, checked]);

  if (hasCard) {
    return (
      <>
        <ReceiverCard
          label={t('form.receiver.label')}
          name={draft.receiverName}
          code={draft.receiverCode}
          iban={draft.creditIban}
          bank={bank}
          isKept={isKept}
          onChange={() => edit('name_co')}
          onRemove={() => {
            checked.fill(EMPTY);
            checked.focus('name_co');
          }}
        />
        <CodeQuestion check={check} />
        {!isKept && (
          <div className={styles['switches']}>
            <SaveReceiver checked={checked} />
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <ReceiverField
        checked={checked}
        label={t('form.receiver.label')}
        name="receiverName"
        field="name_co"
        required
        known={known.rows}
        onChoose={(id) => choose(known.valuesOf(id))}
        onTyped={() => (isOpen ? setEditing(true) : setSearching(true))}
        {...(!isOpen && { onNew: () => checked.focus(place()) })}
        onLeave={() => {
          if (isSearching && checked.present().receiverName.trim() !== '') place();
          setSearching(false);
          isLeft.current = true;
        }}
        actions={<CorrespondentChoice onChoose={(row) => choose(receiverOf(row))} />}
      />
      {isOpen && (
        <ReceiverFields checked={checked} bank={bank} check={check} onTyped={() => setEditing(true)}>
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

export const ReceiverBlock = formPart<PaymentValues, ReceiverBlockProps>(Receiver, {
  values: [
    'receiverName',
    'creditIban',
    'receiverCode',
    'receiverIsResident',
    'receiverHasCode',
    'saveReceiver',
    'catalogueName',
  ],
  fields: OF_RECEIVER,
});
