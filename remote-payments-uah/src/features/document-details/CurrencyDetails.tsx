import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { CurrencyPaymentFacts, CurrencyRequestFacts, LinkedPayments } from '@ncb/shared-kernel/blocks/currency-sheet';
import { TrackingCard } from '@ncb/shared-kernel/blocks/tracking';
import { DocumentType, isRequestType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useStoredCurrencyPayment, useStoredCurrencyRequest } from '@ncb/shared-kernel/queries';
import { AnswerFailure, Waiting } from '@ncb/shared-kernel/ui';

interface CurrencyDetailsProps {
  row: JournalRow;
}

export function CurrencyDetails({ row: { id, type } }: CurrencyDetailsProps) {
  if (type === DocumentType.currencyPayment) return <PaymentDetails id={id} />;
  return isRequestType(type) ? <RequestDetails id={id} type={type} /> : null;
}

function PaymentDetails({ id }: { id: string }) {
  const answer = useStoredCurrencyPayment(id);
  if (answer.isPending) return <Waiting rows={4} />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  const payment = answer.data;
  const { uetr = '' } = payment;
  return (
    <>
      <CurrencyPaymentFacts payment={payment} />
      {uetr !== '' && <TrackingCard payment={{ ...payment, uetr }} />}
    </>
  );
}

function RequestDetails({ id, type }: { id: string; type: RequestType }) {
  const answer = useStoredCurrencyRequest(id, type);
  return (
    <>
      {answer.isPending && <Waiting rows={4} />}
      <AnswerFailure answer={answer} />
      {answer.data && <CurrencyRequestFacts request={answer.data} />}
      <LinkedPayments requestId={id} />
    </>
  );
}
