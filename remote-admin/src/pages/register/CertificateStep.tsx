import { useState } from 'react';
import type { RegisteredUser } from '@ncb/shared-kernel/api/contract';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { NativeButton } from '../../features/native-fields';
import { printCertificate } from '../../features/certificate-printout';
import { FoundCompany, StepFoot, registrationStyles as card } from '../../features/registration';
import { useTexts } from '../../features/registration-texts';
import styles from './register.module.css';
import type { Registration } from './RegisterPage';

interface CertificateStepProps {
  registration: Registration;
  person: RegisteredUser | undefined;
  onAnother: () => void;
  onFinish: () => void;
  onCancel: () => void;
}

/**
 * Printouts of the certificate requests for the bank, two copies each; then another user or the end. Lists all
 * registered users: without the printout the bank issues no certificate, and no other screen prints it before the bank
 * has confirmed. Source: docs/requirements/shell-accounts-admin.md#registration-wizard,
 * docs/requirements/keys-and-users.md#certificate-printout.
 */
export function CertificateStep({ registration, person, onAnother, onFinish, onCancel }: CertificateStepProps) {
  const { t } = useTexts();
  const others = registration.people.filter(({ id }) => id !== person?.id).reverse();
  return (
    <section className={card['card']}>
      <FoundCompany name={registration.name} address={registration.address} />
      {[...(person ? [person] : []), ...others].map((one) => (
        <PersonCertificate key={one.id} begun={registration} person={one} />
      ))}
      <StepFoot>
        <NativeButton kind="bare" onClick={onCancel} data-action="cancel">
          {t('register.cancel.yes')}
        </NativeButton>
        <NativeButton onClick={onAnother} disabled={!registration.isOpen} data-action="another">
          {t('register.sheet.another')}
        </NativeButton>
        <NativeButton onClick={onFinish} data-action="finish">
          {t('register.sheet.finish')}
        </NativeButton>
      </StepFoot>
    </section>
  );
}

function PersonCertificate({ begun: registration, person }: { begun: Registration; person: RegisteredUser }) {
  const { t } = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'printed' | 'failed'>('idle');
  const { certificate } = person;
  const fullName = joinFullName(person.data);

  const print = async () => {
    if (!certificate || state === 'busy') return;
    setState('busy');
    const { name, code, iban } = registration;
    const key = { id: certificate.keyId, ...certificate };
    const toPrint = { company: { name, code, iban }, owner: person.data, key };
    const isDone = await printCertificate(toPrint, t('register.sheet.file'));
    setState(isDone ? 'printed' : 'failed');
  };
  return (
    <div role="group" aria-label={fullName} data-row={person.id}>
      <div className={styles['owner']}>
        <div>
          <strong data-field="person">{fullName}</strong>
          <div className={card['quiet']}>{person.data.position}</div>
        </div>
        <span className={styles['tag']} data-status="registered">
          {t('register.sheet.registered')}
        </span>
      </div>
      <div className={card['body']}>
        {certificate ? (
          <>
            <dl className={styles['facts']}>
              <dt>{t('register.sheet.keyId')}</dt>
              <dd data-field="keyId">{certificate.keyId}</dd>
            </dl>
            <p>{t('register.sheet.bring')}</p>
            <NativeButton kind="main" isBusy={state === 'busy'} onClick={() => void print()} data-action="print">
              {t('register.sheet.print')}
            </NativeButton>
            <p role="status">
              {state === 'printed' && t('register.sheet.printed')}
              {state === 'failed' && t('register.sheet.printFailed')}
            </p>
          </>
        ) : (
          <p>{t('register.sheet.withoutKey')}</p>
        )}
      </div>
    </div>
  );
}
