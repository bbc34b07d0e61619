import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import {
  cancelRegistration,
  checkCompanyExists,
  registerCompany,
  type AnswerOf,
} from '@ncb/shared-kernel/api/contract';
import { normaliseCode, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import type { CompanyIdentity } from '@ncb/shared-kernel/domain/rules';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import {
  formatFailure,
  getFailureText,
  IbanField,
  PageHeader,
  StateView,
  CheckboxField,
  TextField,
  useCheckedForm,
  useIdempotencyKey,
  type CheckedForm,
} from '@ncb/shared-kernel/ui';
import { organisationStyles as styles } from '../../features/organisation';
import {
  getCompanyProblems,
  normaliseCompany,
  EMPTY_COMPANY,
  type PendingRegistration,
} from '../../features/registration';
import { useTexts } from '../../texts';
import { PendingRegistrationDialog } from './PendingRegistrationDialog';
import { NotFoundDialog } from './NotFoundDialog';

type Found = Pick<AnswerOf<typeof checkCompanyExists>, 'name' | 'address'> & {
  readonly kind: 'found';
  readonly identity: CompanyIdentity;
};
/** Result of the check; a registration may be pending elsewhere. */
type CheckAnswer =
  | Found
  | { readonly kind: 'pending'; readonly registration: PendingRegistration }
  | { readonly kind: 'missing' };
type Busy = 'check' | 'register';
type Registered = AnswerOf<typeof registerCompany> & { readonly name: string };

/**
 * Page that adds a company to the signed-in user, who becomes its director (`miSettingsAddCompany`). Source:
 * docs/requirements/shell-accounts-admin.md#adding-an-organisation,
 * docs/requirements/shell-accounts-admin.md#company-registration,
 * docs/requirements/shell-accounts-admin.md#company-not-found.
 */
export function SettingsAddCompanyPage() {
  const { t } = useTexts();
  const [registered, setRegistered] = useState<Registered | null>(null);
  return (
    <div className="ncb-page" data-page="miSettingsAddCompany">
      <PageHeader title={t('addCompany.title')} />
      {registered ? (
        <RegisteredCompany registered={registered} onAgain={() => setRegistered(null)} />
      ) : (
        <CompanyForm onRegistered={setRegistered} />
      )}
    </div>
  );
}

interface CompanyFormProps {
  onRegistered: (registered: Registered) => void;
}

function CompanyForm({ onRegistered }: CompanyFormProps) {
  const { session, navigation } = useShell();
  const { t, common } = useTexts();
  const checked = useCheckedForm<CompanyIdentity>({
    initialValues: EMPTY_COMPANY,
    check: (values) => getCompanyProblems(values, session.bankCode),
  });
  useUnsavedWork(checked.isDirty, t('addCompany.title'));
  const { busy, answer, setAnswer, check, register } = useCompanyRequests(checked, onRegistered);
  const clearAnswer = () => setAnswer(null);
  const { hasCode } = checked.values;

  return (
    <section className={`ncb-sheet ${styles['form']}`} aria-label={t('addCompany.title')}>
      <Form
        layout="vertical"
        {...checked.formProps}
        onValuesChange={() => {
          checked.formProps.onValuesChange();
          // The result belongs to the former data.
          clearAnswer();
        }}
        onFinish={() => void check()}
        data-form="company"
      >
        <IbanField checked={checked} name="iban" label={t('addCompany.iban')} required />
        <TextField
          checked={checked}
          name="code"
          label={t(hasCode ? 'addCompany.code' : 'addCompany.passport')}
          hint={t(hasCode ? 'addCompany.codeHint' : 'addCompany.passportHint')}
          normalise={(text) => (hasCode ? normaliseCode(text) : normalisePassport(text))}
          maxLength={CODE_MAX}
          isNumber
          required
        />
        <CheckboxField checked={checked} name="hasCode" label={t('addCompany.hasCode')} />
        {answer?.kind === 'found' ? (
          <FoundCompany found={answer} busy={busy} onCancel={clearAnswer} onRegister={() => void register(answer)} />
        ) : (
          <div className={styles['foot']}>
            <Button onClick={() => navigation.back()} data-action="back">
              {common('common.cancel')}
            </Button>
            <Button type="primary" htmlType="submit" loading={busy === 'check'} data-action="check">
              {t('addCompany.check')}
            </Button>
          </div>
        )}
      </Form>
      {answer?.kind === 'pending' && <PendingRegistrationDialog begun={answer.registration} onClose={clearAnswer} />}
      {answer?.kind === 'missing' && <NotFoundDialog onClose={clearAnswer} />}
    </section>
  );
}

interface FoundCompanyProps {
  found: Found;
  busy: Busy | null;
  onCancel: () => void;
  onRegister: () => void;
}

function FoundCompany({ found, busy, onCancel, onRegister }: FoundCompanyProps) {
  const { t, common } = useTexts();
  return (
    <>
      <dl className={`ncb-facts ${styles['found']}`} role="status">
        <div>
          <dt>{t('addCompany.name')}</dt>
          <dd data-field="companyName">{found.name}</dd>
        </div>
        <div>
          <dt>{t('addCompany.address')}</dt>
          <dd data-field="companyAddress">{found.address}</dd>
        </div>
      </dl>
      <p>{t('addCompany.director')}</p>
      <div className={styles['foot']}>
        <Button onClick={onCancel} disabled={busy !== null} data-action="cancel">
          {common('common.cancel')}
        </Button>
        <Button type="primary" loading={busy === 'register'} onClick={onRegister} data-action="continue">
          {t('addCompany.continue')}
        </Button>
      </div>
    </>
  );
}

/** Requests of the form: the check of a company and its registration. */
function useCompanyRequests(checked: CheckedForm<CompanyIdentity>, onRegistered: CompanyFormProps['onRegistered']) {
  const { api, session, notify, refreshSession } = useShell();
  const { common } = useTexts();
  const [busy, setBusy] = useState<Busy | null>(null);
  const [answer, setAnswer] = useState<CheckAnswer | null>(null);
  const keyFor = useIdempotencyKey();

  const check = async () => {
    if (!checked.checkAll()) return;
    const identity = normaliseCompany(checked.present());
    setBusy('check');
    const outcome = await checked.sending(() => api.call(checkCompanyExists, identity));
    setBusy(null);
    if (!outcome.ok) {
      notify('error', `${common('messages.companyCheckFailed')}. ${getFailureText(common, outcome.failure)}`);
      if (outcome.failure.kind === 'refused') checked.showBankProblems(outcome.failure.problems);
      return;
    }
    const { isFound, name, address, begun: registration } = outcome.value;
    if (isFound) setAnswer({ kind: 'found', name, address, identity });
    else setAnswer(registration ? { kind: 'pending', registration } : { kind: 'missing' });
  };

  const register = async ({ identity, name }: Found) => {
    const request = { ...identity, clientRef: null, userId: session.user.userId };
    setBusy('register');
    const outcome = await api.call(registerCompany, request, { idempotencyKey: keyFor(request) });
    setBusy(null);
    if (!outcome.ok) {
      const sentence = (reason: string) => `${common('messages.companyRegistrationFailed')}. ${reason}`;
      notify('error', formatFailure(common, outcome.failure, sentence));
      return;
    }
    refreshSession();
    onRegistered({ ...outcome.value, name });
  };
  return { busy, answer, setAnswer, check, register };
}

/**
 * Maximum of typed characters; spaces are removed before the limit of 10. Source:
 * docs/requirements/shell-accounts-admin.md#identifier-limits.
 */
const CODE_MAX = 20;

interface RegisteredCompanyProps {
  registered: Registered;
  onAgain: () => void;
}

function RegisteredCompany({ registered, onAgain }: RegisteredCompanyProps) {
  const { api, notify, refreshSession } = useShell();
  const { t, common } = useTexts();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { companyRef, token, userAdded, name } = registered;
  const isAdded = userAdded?.success ?? false;
  const cancel = async () => {
    setBusy(true);
    const outcome = await api.call(cancelRegistration, { companyRef: companyRef ?? '', token });
    setBusy(false);
    setConfirming(false);
    if (!outcome.ok) return notify('error', getFailureText(common, outcome.failure));
    notify('success', t('addCompany.cancelled'));
    refreshSession();
    onAgain();
  };
  return (
    <section className={`ncb-sheet ${styles['form']}`}>
      <div data-notice={isAdded ? 'success' : 'warning'}>
        <StateView
          drawing={isAdded ? 'done' : 'broken'}
          title={name}
          text={
            isAdded
              ? common('messages.companyAndUserRegistered')
              : `${common('messages.failedToRegisterUserOnCompany')}. ${userAdded?.error ?? ''}`
          }
        >
          {companyRef !== null && (
            <Button onClick={() => setConfirming(true)} data-action="cancelRegistration">
              {t('addCompany.cancel')}
            </Button>
          )}
          <Button type="primary" onClick={onAgain} data-action="again">
            {t('addCompany.again')}
          </Button>
        </StateView>
      </div>
      {isConfirming && (
        <Modal
          open
          title={t('addCompany.cancelQuestion', { name })}
          onCancel={() => setConfirming(false)}
          width={560}
          data-dialog="cancelRegistration"
          footer={[
            <Button key="keep" onClick={() => setConfirming(false)} disabled={isBusy} data-action="keep">
              {t('addCompany.keep')}
            </Button>,
            <Button key="cancel" danger loading={isBusy} onClick={() => void cancel()} data-action="confirmCancel">
              {t('addCompany.cancel')}
            </Button>,
          ]}
        >
          <p>{t('addCompany.cancelAbout')}</p>
        </Modal>
      )}
    </section>
  );
}
