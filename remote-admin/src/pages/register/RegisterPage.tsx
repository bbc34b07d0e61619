import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiClient, ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import type { AnswerOf, getRegistration } from '@ncb/shared-kernel/api/contract';
import { OWN_BANK_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';
import type { PublicServices } from '@ncb/shared-kernel/remote-contract';
import { NativeButton } from '../../features/native-fields';
import { CompanyStep, FailureNote, PlainDialog, loadCompanyBank } from '../../features/registration';
import { useTexts } from '../../features/registration-texts';
import styles from './register.module.css';
import { StepLine, type StepName } from './StepLine';
import { useTypedCompany } from './use-typed-company';

/**
 * Marker cookie of the bank, in development without its prefix; it proves nothing. The proof itself is not readable by
 * scripts.
 */
const MARKER_COOKIES = ['__Host-reg-begun=1', 'reg-begun=1'];

/** True if this browser has started a registration; otherwise the first screen need not wait for the bank. */
function hasStartedRegistration(): boolean {
  return document.cookie.split('; ').some((cookie) => MARKER_COOKIES.includes(cookie));
}

const loadSteps = () => import(/* webpackChunkName: "register-steps" */ './FurtherSteps');
const FurtherSteps = lazy(() => loadSteps().then(({ FurtherSteps: steps }) => ({ default: steps })));

type RegistrationOutcome = Outcome<AnswerOf<typeof getRegistration>>;
export type Registration = NonNullable<AnswerOf<typeof getRegistration>['registration']>;

const NO_CODE: Outcome<never> = { ok: false, failure: { kind: 'network' } };

/**
 * Page `/register`: company, first users and their keys; the bank confirms them later. A registration started in this
 * browser is continued. Source: docs/requirements/shell-accounts-admin.md#registration-wizard.
 */
export function RegisterPage(services: PublicServices) {
  const { api, signIn } = services;
  const { t, common } = useTexts();
  const [typed, setTyped] = useTypedCompany();
  // A user who returns to typed data continues a registration.
  const [isContinued] = useState(() => hasStartedRegistration() || typed.iban !== '' || typed.code !== '');
  const { registration, step, setStep, failure, isResumed, reload, resumeUnknown, cancel } = useRegistration(
    api,
    isContinued,
  );
  const [isCancelling, setCancelling] = useState(false);

  const title = <h1 className={styles['title']}>{t('register.title')}</h1>;
  if (registration === 'unknown') {
    return (
      <>
        {title}
        <div role="status" aria-busy="true" aria-label={common('common.loading')} />
      </>
    );
  }
  return (
    <>
      {title}
      <StepLine step={step} />
      {failure && <FailureNote failure={failure} title="common.somethingWrong" />}
      {!registration || step === 'company' ? (
        <CompanyStep
          api={api}
          ownBankCode={OWN_BANK_CODE_FALLBACK}
          userId={null}
          typed={typed}
          onType={(company) => {
            // Loads the further steps while the user types the first one, not for a mere visit.
            loadSteps().catch(() => undefined);
            resumeUnknown();
            setTyped(company);
          }}
          onRegistered={() => void reload().then((found) => found && setStep('employee'))}
          onCancel={signIn}
        >
          <Needed />
        </CompanyStep>
      ) : (
        <Suspense fallback={<div role="status" aria-busy="true" aria-label={common('common.loading')} />}>
          <FurtherSteps
            services={services}
            registration={registration}
            step={step}
            isResumed={isResumed}
            onStep={setStep}
            onRead={reload}
            onCancel={() => setCancelling(true)}
          />
        </Suspense>
      )}
      {isCancelling && (
        <CancelDialog
          onConfirm={() => {
            setCancelling(false);
            void cancel();
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}

/**
 * Registration kept by the bank, and the step shown.
 * @param isContinued true to load a registration at once
 */
function useRegistration(api: ApiClient, isContinued: boolean) {
  const [registration, setRegistration] = useState<Registration | null | 'unknown'>(isContinued ? 'unknown' : null);
  const wasRequested = useRef(isContinued);
  const [step, setStep] = useState<StepName>('company');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isResumed, setResumed] = useState(false);

  const applyOutcome = (outcome: RegistrationOutcome): Registration | null => {
    setFailure(outcome.ok ? null : outcome.failure);
    const found = outcome.ok ? outcome.value.registration : null;
    if (outcome.ok || registration === 'unknown') setRegistration(found);
    return found;
  };
  const reload = async () => applyOutcome(await loadRegistration(api));
  const resume = (outcome: RegistrationOutcome) => {
    const found = applyOutcome(outcome);
    if (!found) return;
    setResumed(found.draft !== null);
    setStep(found.people.length > 0 && found.draft === null ? 'sheet' : 'employee');
  };
  const onLoaded = useEffectEvent((outcome: RegistrationOutcome) => resume(outcome));
  useEffect(() => {
    if (isContinued) void loadRegistration(api).then((outcome) => onLoaded(outcome));
  }, [api, isContinued]);
  const resumeUnknown = () => {
    if (wasRequested.current) return;
    wasRequested.current = true;
    // Quiet: a failure is reported once the user acts.
    void loadRegistration(api).then((outcome) => outcome.ok && resume(outcome));
  };
  const cancel = async () => {
    if (registration === 'unknown' || !registration) return;
    const bank = await loadCompanyBank();
    const request = { companyRef: registration.companyRef, token: registration.token };
    const outcome = bank ? await api.call(bank.cancelRegistration, request) : NO_CODE;
    const isGone = outcome.ok || (outcome.failure.kind === 'refused' && outcome.failure.code === 'notFound');
    if (!outcome.ok && !isGone) return setFailure(outcome.failure);
    setRegistration(null);
    return setStep('company');
  };
  return { registration, step, setStep, failure, isResumed, reload, resumeUnknown, cancel };
}

function CancelDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <PlainDialog name="cancelRegistration" title={t('register.cancel.title')} onClose={onClose}>
      <p>{t('register.cancel.text')}</p>
      <div className={styles['choices']}>
        <NativeButton onClick={onConfirm} data-action="confirmCancel">
          {t('register.cancel.yes')}
        </NativeButton>
        <NativeButton kind="main" onClick={onClose} data-action="goOn">
          {t('register.cancel.no')}
        </NativeButton>
      </div>
    </PlainDialog>
  );
}

async function loadRegistration(api: ApiClient): Promise<RegistrationOutcome> {
  const bank = await loadCompanyBank();
  return bank ? api.call(bank.getRegistration, {}) : NO_CODE;
}

function Needed() {
  const { t } = useTexts();
  return (
    <section className={styles['needed']}>
      <h2>{t('register.needed.title')}</h2>
      <ol>
        <li>{t('register.needed.time')}</li>
        <li>{t('register.needed.place')}</li>
        <li>{t('register.needed.visit')}</li>
      </ol>
    </section>
  );
}
