import type { ComponentType, ReactNode } from 'react';
import {
  canSetAdministrator,
  getFixedRight,
  getAllowedRights,
  hasSecurityFields,
  type UserFormMode,
} from '@ncb/shared-kernel/domain/rules';
import { Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import {
  NativePasswordTraits,
  NativeSecret,
  NativeSelect,
  NativeText,
  NativeCheckbox,
  type Checks,
  type ChoiceProps,
} from '../native-fields';
import { useTexts } from '../registration-texts';
import { withRole, type EmployeeValues } from './employee-values';
import styles from './employee-form.module.css';

interface EmployeeFormProps {
  mode: UserFormMode;
  values: EmployeeValues;
  onChange: (values: EmployeeValues) => void;
  checks: Checks;
  /**
   * True for the first user of a company, always its director. Source:
   * docs/requirements/shell-accounts-admin.md#product.
   */
  isDirector?: boolean;
  /** True if role, signature right and position are read-only here. */
  hasFixedRights?: boolean;
  /** Part for role and signature right; native by default, as the public page has no antd. */
  Choice?: ComponentType<ChoiceProps>;
  children?: ReactNode;
}

/**
 * Fields of a user form: registration, new user, own data, another user's data. The parent owns values, checks and
 * buttons. Source: docs/requirements/shell-accounts-admin.md#user-form,
 * docs/requirements/shell-accounts-admin.md#user-data.
 */
export function EmployeeForm(props: EmployeeFormProps) {
  const { mode, values, checks, children } = props;
  const { t } = useTexts();
  const { change } = bindFields(props);
  return (
    <div className={styles['fields']}>
      <RightsFields {...props} />
      <IdentityFields {...props} />
      <PositionFields {...props} />
      <ContactFields {...props} />
      {hasSecurityFields(mode) && <SecurityFields {...props} />}
      <div className={styles['wide']}>{children}</div>
      <div className={styles['wide']}>
        <NativeCheckbox
          field="consent"
          problem={checks.problemOf('consent')}
          label={t('employee.consent')}
          value={values.consent}
          onChange={(consent) => change({ consent })}
        />
      </div>
    </div>
  );
}

/** Returns props of a field by its name, and a setter of some values. */
function bindFields({ values, onChange, checks }: EmployeeFormProps) {
  return {
    change: (changes: Partial<EmployeeValues>) => onChange({ ...values, ...changes }),
    field: (name: string) => ({
      field: name,
      problem: checks.problemOf(name),
      onLeave: () => checks.leave(name),
    }),
  };
}

function RightsFields(props: EmployeeFormProps) {
  const { values, onChange, isDirector = false, hasFixedRights = false, Choice = NativeSelect } = props;
  const { t, common } = useTexts();
  const { change, field } = bindFields(props);
  const { role } = values;
  const roles = Object.values(Role);
  const rights = Object.values(SignatureRight);
  return (
    <>
      <Choice
        {...field('role')}
        label={t('employee.role')}
        required
        disabled={isDirector || hasFixedRights}
        {...(isDirector && { hint: t('employee.hints.firstIsDirector') })}
        value={role === null ? '' : String(role)}
        onChange={(chosen) => onChange(withRole(values, roles.find((one) => String(one) === chosen) ?? null))}
        options={[
          { value: '', label: t('employee.choose'), isDisabled: true },
          ...roles.map((one) => ({ value: String(one), label: common(`role.${one}`) })),
        ]}
      />
      <Choice
        {...field('signatureRight')}
        label={t('employee.signature')}
        required
        disabled={hasFixedRights || (role !== null && getFixedRight(role) !== null)}
        value={values.signatureRight === null ? '' : String(values.signatureRight)}
        onChange={(chosen) => change({ signatureRight: rights.find((one) => String(one) === chosen) ?? null })}
        options={[
          { value: '', label: t('employee.choose'), isDisabled: true },
          ...rights.map((one) => ({
            value: String(one),
            label: common(`signatureRight.${one}`),
            isDisabled: role !== null && !getAllowedRights(role).includes(one),
          })),
        ]}
      />
    </>
  );
}

function IdentityFields(props: EmployeeFormProps) {
  const { values } = props;
  const { t } = useTexts();
  const { change, field } = bindFields(props);
  return (
    <>
      <NativeText
        {...field('fullName')}
        className={styles['wide'] ?? ''}
        label={t(values.role === Role.director ? 'employee.directorName' : 'employee.fullName')}
        hint={t('employee.hints.fullName')}
        required
        autoComplete="name"
        value={values.fullName}
        onChange={(fullName) => change({ fullName })}
      />
      <NativeText
        {...field('code')}
        label={t(values.hasCode ? 'employee.code' : 'employee.passport')}
        hint={t(values.hasCode ? 'employee.hints.code' : 'employee.hints.passport')}
        required
        value={values.code}
        onChange={(code) => change({ code })}
      />
      <div className={styles['beside']}>
        <NativeCheckbox
          field="hasCode"
          problem={null}
          label={t('employee.hasCode')}
          value={values.hasCode}
          onChange={(hasCode) => change({ hasCode })}
        />
      </div>
    </>
  );
}

function PositionFields(props: EmployeeFormProps) {
  const { mode, values, hasFixedRights = false } = props;
  const { t } = useTexts();
  const { change, field } = bindFields(props);
  return (
    <>
      <NativeText
        {...field('position')}
        label={t('employee.position')}
        required
        disabled={hasFixedRights}
        autoComplete="organization-title"
        value={values.position}
        onChange={(position) => change({ position })}
      />
      <div className={styles['beside']}>
        <NativeCheckbox
          field="isAdministrator"
          problem={null}
          label={t('employee.administrator')}
          disabled={!canSetAdministrator(mode)}
          value={values.isAdministrator}
          onChange={(isAdministrator) => change({ isAdministrator })}
        />
      </div>
    </>
  );
}

function ContactFields(props: EmployeeFormProps) {
  const { values } = props;
  const { t } = useTexts();
  const { change, field } = bindFields(props);
  return (
    <>
      <NativeText
        {...field('phone')}
        label={t('employee.phone')}
        hint={t('employee.hints.phone')}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={values.phone}
        onChange={(phone) => change({ phone })}
      />
      <NativeText
        {...field('email')}
        label={t('employee.email')}
        required
        inputMode="email"
        autoComplete="email"
        value={values.email}
        onChange={(email) => change({ email })}
      />
    </>
  );
}

function SecurityFields(props: EmployeeFormProps) {
  const { mode, values } = props;
  const { t } = useTexts();
  const { change, field } = bindFields(props);
  const isNew = mode === 'register';
  return (
    <>
      <NativeText
        {...field('login')}
        className={styles['wide'] ?? ''}
        label={t('employee.login')}
        required
        autoComplete="username"
        value={values.login}
        onChange={(login) => change({ login })}
      />
      <NativeSecret
        {...field('password')}
        label={t('employee.password')}
        hint={
          isNew || values.password !== '' ? (
            <NativePasswordTraits password={values.password} />
          ) : (
            t('employee.hints.keep')
          )
        }
        required={isNew}
        value={values.password}
        onChange={(password) => change({ password })}
      />
      <NativeSecret
        {...field('confirmation')}
        label={t('employee.confirmation')}
        required={isNew}
        value={values.confirmation}
        onChange={(confirmation) => change({ confirmation })}
      />
      <NativeText
        {...field('secretQuestion')}
        label={t('employee.secretQuestion')}
        hint={t('employee.hints.secretQuestion')}
        required
        value={values.secretQuestion}
        onChange={(secretQuestion) => change({ secretQuestion })}
      />
      <NativeSecret
        {...field('secretAnswer')}
        label={t('employee.secretAnswer')}
        required
        autoComplete="off"
        value={values.secretAnswer}
        onChange={(secretAnswer) => change({ secretAnswer })}
      />
    </>
  );
}
