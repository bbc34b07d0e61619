import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import type { ReceiverNameCheck } from '@ncb/shared-kernel/api/contract';
import { NameCheck } from '@ncb/shared-kernel/blocks/payment-sheet';
import { useReceiverName, type NamedReceiver } from '@ncb/shared-kernel/queries';
import { FieldLink, useSettled, type CheckedForm } from '@ncb/shared-kernel/ui';
import { toDraft, type PaymentValues } from '../../features/payment';
import { toPaymentPair } from '../../features/receiver';
import { useTexts } from '../../texts';

interface NameAdviceProps {
  checked: CheckedForm<PaymentValues>;
}

/** Compares the name with the owner of the account once all three are typed; its place is there from the beginning. */
export function NameAdvice({ checked }: NameAdviceProps) {
  const { t } = useTexts();
  const receiver = toNamedReceiver(checked.values);
  const text = JSON.stringify(receiver);
  const isSettled = useSettled(text) === text;
  const { data, error, isFetching, refetch } = useReceiverName(isSettled ? receiver : null);
  const verifiedName = data?.verifiedName;
  if (!receiver) return <span className="ncb-quiet">{t('form.nameCheck.before')}</span>;
  if (!isSettled || isFetching) return <span className="ncb-quiet">{t('form.nameCheck.waiting')}</span>;
  const check = error ? toUnchecked(error.failure) : data;
  return (
    check && (
      <NameCheck check={check}>
        {verifiedName && (
          <FieldLink
            size="small"
            onClick={() => {
              checked.fill({ receiverName: verifiedName });
              checked.focus('amount');
            }}
            data-action="takeName"
          >
            {t('form.nameCheck.take')}
          </FieldLink>
        )}
        {MAY_SAVE.includes(check.reason) && t('form.nameCheck.maySave')}
        {(check.reason === 'noAnswer' || check.reason === 'failed') && (
          <FieldLink size="small" onClick={() => void refetch()} data-action="checkNameAgain">
            {t('form.nameCheck.again')}
          </FieldLink>
        )}
      </NameCheck>
    )
  );
}

/** Reasons that the user might take for an error of the payment. */
const MAY_SAVE: readonly ReceiverNameCheck['reason'][] = ['noAnswer', 'failed', 'tooMany'];

/** A refused question is no error: the name is not checked now. */
function toUnchecked(failure: ApiFailure): ReceiverNameCheck {
  const isTooMany = failure.kind === 'refused' && failure.code === 'too_many_attempts';
  return { verdict: 'notChecked', verifiedName: null, reason: isTooMany ? 'tooMany' : 'failed' };
}

function toNamedReceiver(values: PaymentValues): NamedReceiver | null {
  const draft = toDraft(values);
  const pair = toPaymentPair(draft);
  return pair && draft.receiverName !== ''
    ? { ...pair, name: draft.receiverName, hasCode: draft.receiverHasCode }
    : null;
}
