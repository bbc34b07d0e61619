import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import type { AnswerOf, checkCompanyExists, registerCompany } from '@ncb/shared-kernel/api/contract';
import type { CompanyIdentity } from '@ncb/shared-kernel/domain/rules';
import { CODE_MAX_LENGTH } from '@ncb/shared-kernel/domain/vocabulary';
import { useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { NativeButton, NativeText, NativeCheckbox, useChecks, type Checks } from '../native-fields';
import { FailureNote, type ShownFailure } from './FailureNote';
import styles from './registration.module.css';
import { useTexts } from '../registration-texts';
import { useCompanyBank, type CompanyBank } from './use-company-bank';

interface CompanyStepProps {
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
  /** Sections below the buttons. */
  children?: ReactNode;
}

type Step = 'check' | 'register';
type Found = { readonly of: CompanyIdentity } & AnswerOf<typeof checkCompanyExists>;

export function CompanyStep(props: CompanyStepProps) {
  const { typed, onType, onCancel, children } = props;
  const { t, common } = useTexts();
  const { company, load, checks, busy, answer, failure, press, clearAnswer } = useCompanyRequests(props);
  const found = answer?.isFound ? answer : null;
  const type = (next: CompanyIdentity) => {
    // Loads the rules while the user types; a failed download is retried when needed.
    void load();
    onType(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press(found ? 'register' : 'check');
  };
  return (
    <form className={styles['card']} onSubmit={submit} noValidate>
      <div className={styles['body']}>
        <CompanyFields typed={typed} checks={checks} onType={type} />
        <NativeButton onClick={() => press('check')} isBusy={busy === 'check'} data-action="check">
          {t('company.check')}
        </NativeButton>
        {failure && <FailureNote {...failure} />}
      </div>
      <div role="status">{found && <FoundCompany name={found.name} address={found.address} />}</div>
      <StepFoot>
        <NativeButton kind="bare" onClick={onCancel} data-action="cancel">
          {common('common.cancel')}
        </NativeButton>
        <NativeButton type="submit" kind="main" disabled={!found} isBusy={busy === 'register'} data-action="continue">
          {t('company.continue')}
        </NativeButton>
      </StepFoot>
      {children}
      {company && answer && !found && answer.begun && (
        <company.PendingRegistrationDialog begun={answer.begun} onClose={clearAnswer} />
      )}
      {company && answer && !found && !answer.begun && <company.NotFoundDialog onClose={clearAnswer} />}
    </form>
  );
}

/** Requests of the step: the check of a company and its registration, one at a time. */
function useCompanyRequests({ api, ownBankCode, userId, typed, onRegistered }: CompanyStepProps) {
  const { company, load } = useCompanyBank();
  const checks = useChecks(typed, company?.getCompanyProblems(typed, ownBankCode) ?? []);
  const [busy, setBusy] = useState<Step | null>(null);
  /** Step pressed before the rules were loaded. */
  const pendingStep = useRef<Step | null>(null);
  const isRunning = useRef(false);
  const [lastAnswer, setAnswered] = useState<Found | null>(null);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const keyFor = useIdempotencyKey();

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
  const register = ({ normaliseCompany, ...bank }: CompanyBank) =>
    runBusy('register', async () => {
      const request = { ...normaliseCompany(typed), clientRef: null, userId };
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
  return {
    company,
    load,
    checks,
    busy,
    // Valid for the current values only: another code is another company.
    answer: lastAnswer?.of === typed ? lastAnswer : null,
    failure,
    press,
    clearAnswer: () => setAnswered(null),
  };
}

interface CompanyFieldsProps {
  typed: CompanyIdentity;
  checks: Checks;
  onType: (typed: CompanyIdentity) => void;
}

function CompanyFields({ typed, checks, onType }: CompanyFieldsProps) {
  const { t } = useTexts();
  const { hasCode } = typed;
  const field = (name: string) => ({
    field: name,
    problem: checks.problemOf(name),
    onLeave: () => checks.leave(name),
    required: true,
  });
  return (
    <>
      <div className={styles['iban']}>
        <NativeText
          {...field('iban')}
          label={t('company.iban')}
          hint={t('company.ibanHint')}
          isFirst
          value={typed.iban}
          onChange={(iban) => onType({ ...typed, iban })}
        />
      </div>
      <div className={styles['code']}>
        <NativeText
          {...field('code')}
          label={t(hasCode ? 'company.code' : 'company.passport')}
          hint={t(hasCode ? 'company.codeHint' : 'company.passportHint')}
          // Leaves room for the space in a pasted passport number.
          maxLength={CODE_MAX_LENGTH + 1}
          value={typed.code}
          onChange={(code) => onType({ ...typed, code })}
        />
        <NativeCheckbox
          field="hasCode"
          problem={null}
          label={t('company.hasCode')}
          value={hasCode}
          onChange={(isOn) => onType({ ...typed, hasCode: isOn })}
        />
      </div>
    </>
  );
}

export function FoundCompany({ name, address }: { name: string; address: string }) {
  return (
    <div className={styles['found']} data-field="company">
      <span className={styles['sign']} aria-hidden="true">
        ✓
      </span>
      <div>
        <strong data-field="companyName">{name}</strong>
        <div className={styles['quiet']} data-field="companyAddress">
          {address}
        </div>
      </div>
    </div>
  );
}

export function StepFoot({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>;
}
