import { useRef, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { getRegisteredUserText } from '@ncb/shared-kernel/api/contract';
import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import type { ProvenKeyRequest, PublicServices } from '@ncb/shared-kernel/remote-contract';
import { NativeButton } from '../../features/native-fields';
import { StepFoot, FailureNote, registrationStyles as card, type ShownFailure } from '../../features/registration';
import { useTexts } from '../../features/registration-texts';
import styles from './register.module.css';
import type { Registration } from './RegisterPage';
import type { TypedEmployee } from './use-employee';

interface KeyStepProps {
  services: PublicServices;
  employee: TypedEmployee;
  registration: Registration;
  onRegistered: (userId: string | null) => Promise<void>;
  onBack: () => void;
}

interface CreatedKey {
  readonly proven: ProvenKeyRequest;
  /**
   * True if a send got no answer: the bank may have registered the person, and going back would register them twice.
   */
  readonly isUnanswered: boolean;
}

/**
 * Key step of the registration: creates and saves the key in the signature widget, where it signs the registered data.
 * The result is kept until the bank has it, so that a lost connection costs no second key.
 */
export function KeyStep({ services, employee, registration, onRegistered, onBack }: KeyStepProps) {
  const { t, common } = useTexts();
  const { draft } = employee;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const [createdKey, setMade] = useState<CreatedKey | null>(null);
  const isRunning = useRef(false);

  const send = async (key: CreatedKey) => {
    setMade(key);
    const result = await employee.register(key.proven);
    if (result.kind === 'registered') return onRegistered(result.userId);
    // The key has signed the former data: changed data needs a new key.
    if (result.kind === 'wrong') {
      setMade(null);
      return onBack();
    }
    const isUnanswered = key.isUnanswered || result.failure.kind !== 'refused';
    setMade(isKeyRefused(result.failure) ? null : { ...key, isUnanswered });
    return setFailure({ failure: result.failure, title: 'messages.userRegisterFailed' });
  };
  const create = async () => {
    const { confirmation: _, ...user } = draft;
    const owner = {
      commonName: joinFullName(draft),
      organization: registration.name,
      title: draft.position,
      serialNumber: draft.code,
    };
    let proven: ProvenKeyRequest | null;
    try {
      proven = await services.createKey(owner, getRegisteredUserText(user));
    } catch {
      // Rejects only if the widget is not reachable.
      return setFailure({ failure: { kind: 'network' }, title: 'messages.signRegFailed' });
    }
    return proven ? send({ proven, isUnanswered: false }) : undefined;
  };
  const runBusy = async (work: () => Promise<void>) => {
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
        <NativeButton onClick={onBack} disabled={isBusy || createdKey?.isUnanswered === true} data-action="back">
          {common('common.back')}
        </NativeButton>
        <span className={card['quiet']}>{t('register.key.stays')}</span>
        {createdKey ? (
          <NativeButton
            kind="main"
            isBusy={isBusy}
            onClick={() => void runBusy(() => send(createdKey))}
            data-action="resend"
          >
            {t('register.key.resend')}
          </NativeButton>
        ) : (
          <NativeButton kind="main" isBusy={isBusy} onClick={() => void runBusy(create)} data-action="createKey">
            {t('register.key.create')}
          </NativeButton>
        )}
      </StepFoot>
    </section>
  );
}

/** Refusals that would repeat with the same key. */
const KEY_REFUSALS: readonly (string | null)[] = ['signatureInvalid', 'knownKey'] satisfies RefusalCode[];

function isKeyRefused(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && (failure.problems.length > 0 || KEY_REFUSALS.includes(failure.code));
}
