import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiClient, ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import type { AnswerOf, getRegistration } from '@ncb/shared-kernel/api/contract';
import { OWN_BANK_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';
import type { PublicServices } from '@ncb/shared-kernel/remote-contract';
import { PlainButton } from '../../features/plain-fields/PlainFields';
import { CompanyStep } from '../../features/registration/CompanyStep';
import { FailureNote } from '../../features/registration/FailureNote';
import { PlainDialog } from '../../features/registration/PlainDialog';
import { useTexts } from '../../features/registration/texts';
import { loadCompanyBank } from '../../features/registration/use-company-bank';
import styles from './register.module.css';
import { StepLine, type StepName } from './StepLine';
import { useTypedCompany } from './use-typed-company';
import { wasBegunHere } from './was-begun-here';

const loadSteps = () => import(/* webpackChunkName: "register-steps" */ './FurtherSteps');
const FurtherSteps = lazy(() => loadSteps().then(({ FurtherSteps: steps }) => ({ default: steps })));

type Begun = Outcome<AnswerOf<typeof getRegistration>>;
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
  const [isKnownHere] = useState(() => wasBegunHere() || typed.iban !== '' || typed.code !== '');
  const [begun, setBegun] = useState<Registration | null | 'unknown'>(isKnownHere ? 'unknown' : null);
  const isAsked = useRef(isKnownHere);
  const [step, setStep] = useState<StepName>('company');
  const [isCancelling, setCancelling] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isResumed, setResumed] = useState(false);

  const take = (outcome: Begun): Registration | null => {
    setFailure(outcome.ok ? null : outcome.failure);
    const found = outcome.ok ? outcome.value.registration : null;
    if (outcome.ok || begun === 'unknown') setBegun(found);
    return found;
  };
  const read = async () => take(await askBegun(api));
  const resume = (outcome: Begun) => {
    const found = take(outcome);
    if (!found) return;
    setResumed(found.draft !== null);
    setStep(found.people.length > 0 && found.draft === null ? 'sheet' : 'employee');
  };
  const goOn = useEffectEvent((outcome: Begun) => resume(outcome));
  useEffect(() => {
    if (isKnownHere) void askBegun(api).then((outcome) => goOn(outcome));
  }, [api, isKnownHere]);
  const resumeUnknown = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    // Quiet: a failure is reported once the user acts.
    void askBegun(api).then((outcome) => outcome.ok && resume(outcome));
  };

  const cancel = async () => {
    setCancelling(false);
    if (begun === 'unknown' || !begun) return;
    const bank = await loadCompanyBank();
    const asked = { companyRef: begun.companyRef, token: begun.token };
    const outcome = bank ? await api.call(bank.cancelRegistration, asked) : NO_CODE;
    const isGone = outcome.ok || (outcome.failure.kind === 'refused' && outcome.failure.code === 'notFound');
    if (!outcome.ok && !isGone) return setFailure(outcome.failure);
    setBegun(null);
    return setStep('company');
  };

  const title = <h1 className={styles['title']}>{t('register.title')}</h1>;
  if (begun === 'unknown') {
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
      {!begun || step === 'company' ? (
        <>
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
            onRegistered={() => void read().then((found) => found && setStep('employee'))}
            onCancel={signIn}
          />
          <Needed />
        </>
      ) : (
        <Suspense fallback={<div role="status" aria-busy="true" aria-label={common('common.loading')} />}>
          <FurtherSteps
            services={services}
            begun={begun}
            step={step}
            isResumed={isResumed}
            onStep={setStep}
            onRead={read}
            onCancel={() => setCancelling(true)}
          />
        </Suspense>
      )}
      {isCancelling && (
        <PlainDialog name="cancelRegistration" title={t('register.cancel.title')} onClose={() => setCancelling(false)}>
          <p>{t('register.cancel.text')}</p>
          <div className={styles['choices']}>
            <PlainButton onClick={() => void cancel()} data-action="confirmCancel">
              {t('register.cancel.yes')}
            </PlainButton>
            <PlainButton kind="main" onClick={() => setCancelling(false)} data-action="goOn">
              {t('register.cancel.no')}
            </PlainButton>
          </div>
        </PlainDialog>
      )}
    </>
  );
}

async function askBegun(api: ApiClient): Promise<Begun> {
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
