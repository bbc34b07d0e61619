import { useRef, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { registeredUserText } from '@ncb/shared-kernel/api/contract';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import type { ProvenKeyRequest, PublicServices } from '@ncb/shared-kernel/remote-contract';
import { PlainButton } from '../../features/plain-fields/PlainFields';
import { StepFoot } from '../../features/registration/CompanyStep';
import { FailureNote } from '../../features/registration/FailureNote';
import card from '../../features/registration/registration.module.css';
import { useTexts } from '../../features/registration/texts';
import styles from './register.module.css';
import type { Registration } from './RegisterPage';
import type { TypedEmployee } from './use-employee';

export interface KeyStepProps {
  services: PublicServices;
  employee: TypedEmployee;
  begun: Registration;
  onRegistered: (userId: string | null) => Promise<void>;
  onBack: () => void;
}

/**
 * The person's key: made and saved in the signature widget, where it signs what is registered of him. What the widget
 * gave is kept until the bank has it: a lost connection costs no second key.
 */
export function KeyStep({ services, employee, begun, onRegistered, onBack }: KeyStepProps) {
  const { t, common } = useTexts();
  const { draft } = employee;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ failure: ApiFailure; title: string } | null>(null);
  const [made, setMade] = useState<ProvenKeyRequest | null>(null);
  const isRunning = useRef(false);

  const send = async (key: ProvenKeyRequest) => {
    const sent = await employee.register(key);
    if (sent.kind === 'registered') return onRegistered(sent.userId);
    // The key has signed what was typed then: another text needs another key.
    setMade(sent.kind === 'failed' && sent.failure.kind !== 'refused' ? key : null);
    if (sent.kind === 'wrong') return onBack();
    return setFailure({ failure: sent.failure, title: common('messages.userRegisterFailed') });
  };
  const create = async () => {
    const { confirmation: _, ...user } = draft;
    const owner = {
      commonName: joinFullName(draft),
      organization: begun.name,
      title: draft.position,
      serialNumber: draft.code,
    };
    try {
      const key = await services.createKey(owner, registeredUserText(user));
      if (key) await send(key);
    } catch {
      setFailure({ failure: { kind: 'network' }, title: common('messages.signRegFailed') });
    }
  };
  const busily = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return (
    <section className={card['card']}>
      <div className={styles['owner']}>
        <div>
          <strong>{joinFullName(draft)}</strong>
          <div className={card['quiet']}>
            {draft.role !== null && common(`role.${draft.role}`)}
            {draft.signatureRight !== null && `, ${common(`signatureRight.${draft.signatureRight}`).toLowerCase()}`}
          </div>
        </div>
        <span className={styles['tag']}>{t('register.key.state')}</span>
      </div>
      <div className={card['body']}>
        <p>{t('register.key.how')}</p>
        <p>{t('register.key.password')}</p>
        {failure && <FailureNote {...failure} />}
      </div>
      <StepFoot>
        <PlainButton onClick={onBack} disabled={isBusy || made !== null} data-action="back">
          {common('common.back')}
        </PlainButton>
        <span className={card['quiet']}>{t('register.key.stays')}</span>
        {made ? (
          <PlainButton kind="main" isBusy={isBusy} onClick={() => void busily(() => send(made))} data-action="resend">
            {t('register.key.resend')}
          </PlainButton>
        ) : (
          <PlainButton kind="main" isBusy={isBusy} onClick={() => void busily(create)} data-action="createKey">
            {t('register.key.create')}
          </PlainButton>
        )}
      </StepFoot>
    </section>
  );
}
