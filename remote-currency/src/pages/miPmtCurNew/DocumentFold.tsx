import { FoldableSection, useFold } from '@ncb/shared-kernel/blocks/document-form';
import { addDays, isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { DocumentStatus, DocumentType, FundsSource } from '@ncb/shared-kernel/domain/vocabulary';
import {
  ALL_DOCUMENTS,
  documentKeys,
  loadCode,
  useAnswer,
  useCode,
  type JournalRequest,
} from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, memoFormPart, type CheckedForm, useDates } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

interface DocumentFoldProps {
  checked: CheckedForm<PaymentValues>;
}

/** Oldest purchase, days: bought currency must be used within days. */
const REQUEST_DAYS_BACK = 92;
const FIELDS = ['number', 'documentDate', 'valueDate', 'fundsSource', 'requestId'] as const;

/** Fields right for most payments, shown in one line. */
function Document({ checked }: DocumentFoldProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { values } = checked;
  const isWrong = FIELDS.some((field) => checked.problemOf(field) !== null);
  const fold = useFold({ isNeeded: isWrong });
  const isBought = values.fundsSource === FundsSource.bought;
  const requests = useBoughtRequests(isBought);
  const request = requests.find(({ id }) => id === values.requestId);

  // Loaded once the form is shown, before the user opens the fold.
  const code = useCode('miPmtCurNew/document', loadFields, true);
  const Fields = code.data?.DocumentFields;

  const formatDate = (date: string) => (isCalendarDate(date) ? formatDay(date) : date);
  const about = [
    t('payment.document.about', { number: values.number, date: formatDate(values.documentDate) }),
    values.valueDate && t('payment.document.value', { date: formatDate(values.valueDate) }),
    isBought
      ? t('payment.document.bought', { number: request?.number ?? values.requestId })
      : common(`fundsSource.${FundsSource.own}`).toLowerCase(),
  ].filter(Boolean);
  return (
    <FoldableSection name="document" title={t('payment.document.title')} about={about.join(', ')} fold={fold}>
      {code.isError && <AnswerFailure answer={code} />}
      {Fields && <Fields checked={checked} requests={requests} />}
    </FoldableSection>
  );
}

const loadFields = () => import('./DocumentFields');

function useBoughtRequests(isEnabled: boolean) {
  const { api, session } = useShell();
  const start = addDays(session.bankDay, -REQUEST_DAYS_BACK);
  const request: JournalRequest = {
    ...ALL_DOCUMENTS,
    start,
    type: DocumentType.buyRequest,
    status: DocumentStatus.success,
  };
  const answer = useAnswer(
    documentKeys.journal(session.companyRef, request),
    // The journal's codec is loaded for bought currency alone.
    async (signal) => api.call((await loadCode(() => import('./journal-call'))).listPayments, request, { signal }),
    { enabled: isEnabled },
  );
  return answer.data?.rows ?? [];
}

export const DocumentFold = memoFormPart<PaymentValues, DocumentFoldProps>(Document, {
  values: ['number', 'documentDate', 'valueDate', 'fundsSource', 'requestId'],
  fields: FIELDS,
});
