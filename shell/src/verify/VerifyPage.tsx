import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { verifyPrintout, type AnswerOf } from '@ncb/shared-kernel/api/contract';
import { getDateFormats } from '@ncb/shared-kernel/domain/dates';
import { formatPrintoutNumber, isPrintoutNumber, normalizePrintoutNumber } from '@ncb/shared-kernel/domain/papers';
import { FieldFrame, getFailureText } from '@ncb/shared-kernel/ui';
import { useLanguage, useTexts } from '../languages';
import { ActionButton, LinkButton, Notice, SignInFrame, TextInput, usePageTexts, useStep } from '../light-ui';
import type { FormProblem } from '../light-ui';
import { useSessionStore } from '../session';
import { loadVerifyTexts } from './load-verify-texts';
import { readSum, type ReadSum } from './read-sum';
import styles from './verify.module.css';

type Confirmation = AnswerOf<typeof verifyPrintout>;

interface Draft {
  readonly number: string;
  readonly amount: string;
}

/**
 * Public page that asks the bank about a printout. Source:
 * docs/requirements/files-and-printing.md#numbered-printouts.
 */
export default function VerifyPage() {
  usePageTexts('verify', loadVerifyTexts);
  const { t } = useTranslation('verify');
  const [fromCode, setFromCode] = useState(readFragment);
  const [draft, setDraft] = useState<Draft>({ number: fromCode, amount: '' });
  // Counts the documents: no failure or late answer of the last one may stand at the next.
  const [place, setPlace] = useState(0);
  const [confirmed, setConfirmed] = useState<{ readonly place: number; readonly answer: Confirmation } | null>(null);
  const startWith = (number: string) => {
    setFromCode(number);
    setDraft({ number, amount: '' });
    setPlace((before) => before + 1);
  };
  const openCode = useEffectEvent(() => {
    const number = readFragment();
    if (number !== '') startWith(number);
    hideNumber();
  });
  useEffect(() => {
    hideNumber();
    // The camera opens the next code in the same tab: only the fragment changes.
    window.addEventListener('hashchange', openCode);
    return () => window.removeEventListener('hashchange', openCode);
  }, []);
  return (
    <SignInFrame title={t('title')} page="verify">
      {confirmed?.place === place ? (
        <Confirmed answer={confirmed.answer} onAnother={() => startWith('')} />
      ) : (
        <Question
          key={place}
          draft={draft}
          startsWithSum={fromCode !== ''}
          onChange={setDraft}
          onConfirmed={(answer) => setConfirmed({ place, answer })}
        />
      )}
    </SignInFrame>
  );
}

/** Neither the browser's history nor a copied address is to keep the number. */
function hideNumber(): void {
  history.replaceState(history.state, '', location.pathname);
}

/** Reads the number of a QR code's address; '' for any other fragment. */
function readFragment(): string {
  const number = normalizePrintoutNumber(location.hash.slice(1));
  return isPrintoutNumber(number) ? formatPrintoutNumber(number) : '';
}

interface QuestionProps {
  draft: Draft;
  startsWithSum: boolean;
  onChange: (draft: Draft) => void;
  onConfirmed: (answer: Confirmation) => void;
}

function Question({ draft, startsWithSum, onChange, onConfirmed }: QuestionProps) {
  const { t } = useTranslation('verify');
  const { api } = useSessionStore();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const number = normalizePrintoutNumber(draft.number);
  const sum = readSum(draft.amount);
  const step = useStep(findProblems(number, sum));
  const change = (part: Partial<Draft>) => {
    setFailure(null);
    onChange({ ...draft, ...part });
  };
  const run = async () => {
    setFailure(null);
    const outcome = await api.call(verifyPrintout, { number, amount: sum.ok ? sum.amount : null });
    return outcome.ok ? onConfirmed(outcome.value) : setFailure(outcome.failure);
  };
  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <p>{t('about')}</p>
      <FieldFrame
        label={t('number')}
        field="number"
        required
        problem={step.findProblem('number')}
        problemText={number === '' ? undefined : t('numberWrong')}
        hint={t('numberHint')}
      >
        {(control) => (
          <TextInput
            {...control}
            className={styles['number']}
            value={draft.number}
            onChange={({ target }) => change({ number: target.value })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={!startsWithSum}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('amount')} field="amount" problem={step.findProblem('amount')} hint={t('amountHint')}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.amount}
            onChange={({ target }) => change({ amount: target.value })}
            inputMode="decimal"
            autoComplete="off"
            autoFocus={startsWithSum}
          />
        )}
      </FieldFrame>
      {failure && <Failure failure={failure} />}
      <ActionButton type="submit" isBusy={step.isBusy} data-action="check">
        {t('check')}
      </ActionButton>
    </form>
  );
}

function findProblems(number: string, sum: ReadSum): readonly FormProblem[] {
  const problems: FormProblem[] = [];
  if (!isPrintoutNumber(number)) problems.push({ field: 'number', key: 'fillThisField' });
  if (!sum.ok) problems.push({ field: 'amount', key: sum.key });
  return problems;
}

function Failure({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation('verify');
  const { common } = useTexts();
  const code = failure.kind === 'refused' ? (failure.code ?? failure.kind) : failure.kind;
  return (
    <Notice kind="error" code={code}>
      {code === 'notFound' ? t('notFound') : getFailureText(common, failure)}
    </Notice>
  );
}

/** States in which the printed sum has moved, or may be relied on. */
const GOOD: readonly Confirmation['state'][] = ['valid', 'executed'];

function Confirmed({ answer, onAnother }: { answer: Confirmation; onAnother: () => void }) {
  const { t } = useTranslation('verify');
  const { language } = useLanguage();
  const { kind, issued, state } = answer;
  return (
    <>
      <div role="status" className={styles['answer']} data-state={state} data-good={GOOD.includes(state)}>
        <strong>{t('confirmed')}</strong>
        <dl>
          <dt>{t('kind')}</dt>
          <dd data-field="kind">{t(`kinds.${kind}`)}</dd>
          <dt>{t('issued')}</dt>
          <dd data-field="issued">{getDateFormats(language).formatMoment(issued)}</dd>
          <dt>{t('state')}</dt>
          <dd data-field="state">{t(`states.${state}`)}</dd>
        </dl>
      </div>
      <p className={styles['note']}>{t('compare')}</p>
      <LinkButton onClick={onAnother} autoFocus data-action="another">
        {t('another')}
      </LinkButton>
    </>
  );
}
