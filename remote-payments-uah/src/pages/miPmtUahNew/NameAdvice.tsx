import { NameCheck } from '@ncb/shared-kernel/blocks/payment-sheet';
import { useReceiverName, type NamedReceiver } from '@ncb/shared-kernel/queries';
import { useSettled, type CheckedForm } from '@ncb/shared-kernel/ui';
import { Button } from 'antd';
import { toDraft, type PaymentValues } from '../../features/payment';
import { toPaymentPair } from '../../features/receiver';
import { useTexts } from '../../texts';

export interface NameAdviceProps {
  checked: CheckedForm<PaymentValues>;
}

/** Compares the name with the owner of the account once all three are typed; its place is there from the beginning. */
export function NameAdvice({ checked }: NameAdviceProps) {
  const { t } = useTexts();
  const receiver = toNamedReceiver(checked.values);
  const text = JSON.stringify(receiver);
  const isSettled = useSettled(text) === text;
  const { data, isError, isFetching, refetch } = useReceiverName(isSettled ? receiver : null);
  const verifiedName = data?.verifiedName;
  if (!receiver) return <span className="ncb-quiet">{t('form.nameCheck.before')}</span>;
  if (!isSettled || isFetching) return <span className="ncb-quiet">{t('form.nameCheck.waiting')}</span>;
  const check = isError ? FAILED : data;
  return (
    check && (
      <NameCheck check={check}>
        {verifiedName && (
          <Link
            action="takeName"
            onPress={() => {
              checked.fill({ receiverName: verifiedName });
              checked.focus('amount');
            }}
          >
            {t('form.nameCheck.take')}
          </Link>
        )}
        {(check.reason === 'noAnswer' || check.reason === 'failed') && (
          <Link action="checkNameAgain" onPress={() => void refetch()}>
            {t('form.nameCheck.again')}
          </Link>
        )}
      </NameCheck>
    )
  );
}

interface LinkProps {
  action: string;
  onPress: () => void;
  children: string;
}

function Link({ action, onPress, children }: LinkProps) {
  return (
    <Button
      type="link"
      size="small"
      // Validation on blur would move the button away from under the press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      data-action={action}
    >
      {children}
    </Button>
  );
}

const FAILED = { verdict: 'notChecked', verifiedName: null, reason: 'failed' } as const;

function toNamedReceiver(values: PaymentValues): NamedReceiver | null {
  const draft = toDraft(values);
  const pair = toPaymentPair(draft);
  return pair && draft.receiverName !== ''
    ? { ...pair, name: draft.receiverName, hasCode: draft.receiverHasCode }
    : null;
}
