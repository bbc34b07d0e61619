import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import type { AnswerOf, checkCompanyExists, registerCompany } from '@ncb/shared-kernel/api/contract';
import type { CompanyIdentity } from '@ncb/shared-kernel/domain/rules';
import { CODE_MAX_LENGTH } from '@ncb/shared-kernel/domain/vocabulary';
import { useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { PlainButton, PlainText, PlainCheckbox } from '../plain-fields/PlainFields';
import { useChecks } from '../plain-fields/use-checks';
import { FailureNote, type ShownFailure } from './FailureNote';
import styles from './registration.module.css';
import { useTexts } from './texts';
import { useCompanyBank, type CompanyBank } from './use-company-bank';

export interface CompanyStepProps {
  api: ApiClient;
  /** Code of the bank that must hold the account. */
  ownBankCode: string;
  /**
   * User who becomes the company's director; null on the public page (`miSettingsAddCompany`). Source:
   * docs/requirements/shell-accounts-admin.md#registration-wizard.
   */
  userId: string | null;
  typed: CompanyIdentity;
  onType: (typed: CompanyIdentity) => void;
  onRegistered: (answer: AnswerOf<typeof registerCompany>) => void;
  onCancel: () => void;
}

type Step = 'check' | 'register';
type Found = { readonly of: CompanyIdentity } & AnswerOf<typeof checkCompanyExists>;

export function CompanyStep(props: CompanyStepProps) {
  const { api, ownBankCode, userId, typed, onType, onRegistered, onCancel } = props;
  const { t, common } = useTexts();
  const { company, load } = useCompanyBank();
  const checks = useChecks(typed, company?.getCompanyProblems(typed, ownBankCode) ?? []);
  const [busy, setBusy] = useState<Step | null>(null);
  /** Step pressed before the rules were loaded. */
  const pendingStep = useRef<Step | null>(null);
  const isRunning = useRef(false);
  const [lastAnswer, setAnswered] = useState<Found | null>(null);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const keyFor = useIdempotencyKey();
  // Valid for the current values only: another code is another company.
  const answer = lastAnswer?.of === typed ? lastAnswer : null;
  const found = answer?.isFound ? answer : null;

  const runBusy = async (what: Step, work: () => Promise<void>) => {
    if (isRunning.current || !checks.checkAll()) return;
    isRunning.current = true;
    setBusy(what);
    setFailure(null);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };
  const showFailure = (apiFailure: ApiFailure, title: ShownFailure['title']) => {
    if (apiFailure.kind === 'refused' && apiFailure.problems.length > 0) checks.showBankProblems(apiFailure.problems);
    else setFailure({ failure: apiFailure, title });
  };
  const check = ({ normaliseCompany, ...bank }: CompanyBank) =>
    runBusy('check', async () => {
      const outcome = await api.call(bank.checkCompanyExists, normaliseCompany(typed));
      if (!outcome.ok) return showFailure(outcome.failure, 'messages.companyCheckFailed');
      return setAnswered({ of: typed, ...outcome.value });
    });
  const register = ({ normaliseCompany: companyToAsk, ...bank }: CompanyBank) =>
    runBusy('register', async () => {
      const request = { ...companyToAsk(typed), clientRef: null, userId };
      const outcome = await api.call(bank.registerCompany, request, { idempotencyKey: keyFor(request) });
      return outcome.ok
        ? onRegistered(outcome.value)
        : showFailure(outcome.failure, 'messages.companyRegistrationFailed');
    });
  const press = (step: Step) => {
    if (company) return void (step === 'check' ? check(company) : register(company));
    pendingStep.current = step;
    return void load().then((isThere) => {
      if (isThere) return;
      pendingStep.current = null;
      setFailure({ failure: { kind: 'network' }, title: 'messages.companyCheckFailed' });
    });
  };
  const continuePending = useEffectEvent((step: Step) => press(step));
  useEffect(() => {
    const step = pendingStep.current;
    pendingStep.current = null;
    if (company && step) continuePending(step);
  }, [company]);
  const type = (next: CompanyIdentity) => {
    // Loads the rules while the user types; a failed download is retried when needed.
    void load();
    onType(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press(found ? 'register' : 'check');
  };
  const field = (name: string) => ({
    field: name,
    problem: checks.problemOf(name),
    onLeave: () => checks.leave(name),
    required: true,
  });
  const { hasCode } = typed;
  return (
    <form className={styles['card']} onSubmit={submit} noValidate>
      <div className={styles['body']}>
        <div className={styles['iban']}>
          <PlainText
            {...field('iban')}
            label={t('company.iban')}
            hint={t('company.ibanHint')}
            isNumber
            isFirst
            value={typed.iban}
            onChange={(iban) => type({ ...typed, iban })}
          />
        </div>
        <div className={styles['code']}>
          <PlainText
            {...field('code')}
            label={t(hasCode ? 'company.code' : 'company.passport')}
            hint={t(hasCode ? 'company.codeHint' : 'company.passportHint')}
            isNumber
            // Leaves room for the space in a pasted passport number.
            maxLength={CODE_MAX_LENGTH + 1}
            value={typed.code}
            onChange={(code) => type({ ...typed, code })}
          />
          <PlainCheckbox
            field="hascode"
            problem={null}
            label={t('company.hasCode')}
            value={hasCode}
            onChange={(isOn) => type({ ...typed, hasCode: isOn })}
          />
        </div>
        <PlainButton onClick={() => press('check')} isBusy={busy === 'check'} data-action="check">
          {t('company.check')}
        </PlainButton>
        {failure && <FailureNote {...failure} />}
      </div>
      <div role="status">{found && <FoundCompany name={found.name} address={found.address} />}</div>
      <StepFoot>
        <PlainButton kind="bare" onClick={onCancel} data-action="cancel">
          {common('common.cancel')}
        </PlainButton>
        <PlainButton type="submit" kind="main" disabled={!found} isBusy={busy === 'register'} data-action="continue">
          {t('company.continue')}
        </PlainButton>
      </StepFoot>
      {company && answer && !found && answer.begun && (
        <company.PendingRegistrationDialog begun={answer.begun} onClose={() => setAnswered(null)} />
      )}
      {company && answer && !found && !answer.begun && <company.NotFoundDialog onClose={() => setAnswered(null)} />}
    </form>
  );
}

export function FoundCompany({ name, address }: { name: string; address: string }) {
  return (
    <div className={styles['found']} data-field="company">
      <span className={styles['sign']} aria-hidden="true">
        ✓
      </span>
      <div>
        <strong data-field="company_name">{name}</strong>
        <div className={styles['quiet']} data-field="company_addr">
          {address}
        </div>
      </div>
    </div>
  );
}

export function StepFoot({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>;
}
