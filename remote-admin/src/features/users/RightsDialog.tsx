import { Alert, Button, Form, Modal } from 'antd';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { OptionCards } from '@ncb/shared-kernel/blocks/document-form';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import {
  checkRights,
  checkRightsEnd,
  getAllowedRights,
  splitRights,
  type UserRights,
} from '@ncb/shared-kernel/domain/rules';
import {
  PAYROLL_ACCESS_OF_ROLE,
  PayrollAccess,
  REVOKING_ROLE,
  Role,
  SignatureRight,
  type RoleChoice,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateField, SelectField, CheckboxField, TextField, useCheckedForm } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { ChangesTable } from './ChangesTable';
import type { ChangeUsers } from './use-change-users';
import styles from './users.module.css';

interface RightsDialogProps {
  user: UserRow | null;
  addable: readonly UserRow[];
  /** True if a change that grants rights awaits a second manager. */
  hasSecond: (userId: string) => boolean;
  change: ChangeUsers;
  onRevoke: (user: UserRow) => void;
  onClose: () => void;
}

interface RightsValues {
  userId: string;
  role: string;
  signatureRight: string;
  position: string;
  payrollAccess: string;
  isAdministrator: boolean;
  /** '' for rights without end. */
  rightsUntil: string;
}

/** Range of the calendar in days; later dates can be typed. */
const DAYS_AHEAD = 3 * 366;

const NO_RIGHTS: UserRights = {
  role: Role.operator,
  signatureRight: SignatureRight.operator,
  payrollAccess: PayrollAccess.none,
  isAdministrator: false,
  // Any term grants rights to a new user.
  rightsUntil: null,
};

const findValue = <Value extends number>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => String(value) === text) ?? null;

function parseRole(text: string): RoleChoice | null {
  return text === REVOKING_ROLE ? REVOKING_ROLE : findValue(Object.values(Role), text);
}

export function RightsDialog({ user, addable, hasSecond, change, onRevoke, onClose }: RightsDialogProps) {
  const { t, common } = useTexts();
  const checked = useRightsForm(user);
  const { values } = checked;
  const isRevoking = parseRole(values.role) === REVOKING_ROLE;
  const present = user && getUserRights(user);
  const newRights = getRights(values);
  const needsApproval =
    newRights !== null && splitRights(present ?? NO_RIGHTS, newRights).later !== null && hasSecond(values.userId);

  const submit = async () => {
    if (!checked.checkAll()) return;
    if (isRevoking && user) return onRevoke(user);
    const chosenRights = getRights(checked.present());
    if (!chosenRights) return;
    const { userId, position } = checked.present();
    const ask = user ? change.changeRights : change.add;
    const done = await checked.sending(() => ask({ userId, position, ...chosenRights }));
    if (done) onClose();
  };
  return (
    <Modal
      open
      width={680}
      title={user ? t('users.rights.title', { name: user.name }) : t('users.rights.addTitle')}
      onCancel={onClose}
      closable={!change.isBusy}
      mask={{ closable: false }}
      data-dialog="userRights"
      footer={[
        <Button key="cancel" disabled={change.isBusy} onClick={onClose} data-action="cancel">
          {common('common.cancel')}
        </Button>,
        <Button
          key="save"
          type="primary"
          danger={isRevoking}
          loading={change.isBusy}
          onClick={() => void submit()}
          data-action="saveRights"
        >
          {isRevoking ? t('users.commands.revoke') : t(needsApproval ? 'users.rights.ask' : 'users.rights.save')}
        </Button>,
      ]}
    >
      <Form {...checked.formProps} component={false}>
        <div className={styles['fields']}>
          {!user && (
            <SelectField
              checked={checked}
              name="userId"
              label={t('users.rights.user')}
              className={styles['whole'] ?? ''}
              options={addable.map(({ id, name, company }) => ({ value: id, label: `${name} · ${company}` }))}
              emptyText={t('users.rights.nobody')}
              isSearchable
              required
            />
          )}
          <RoleField checked={checked} isNewUser={!user} />
          {!isRevoking && <TextField checked={checked} name="position" label={t('users.rights.position')} required />}
          <RightsFields checked={checked} present={present} />
        </div>
        {isRevoking && <Alert type="warning" showIcon title={t('users.rights.aboutRevoking')} data-notice="revoking" />}
        {!isRevoking && newRights && (
          <ChangesTable before={present} after={newRights} hasSecond={hasSecond(values.userId)} />
        )}
        {needsApproval && (
          <p className="ncb-quiet" data-notice="waits">
            {t('users.rights.aboutWaiting')}
          </p>
        )}
      </Form>
    </Modal>
  );
}

function useRightsForm(user: UserRow | null) {
  const { bankDay } = useShell().session;
  const before = user?.rightsUntil ?? null;
  return useCheckedForm<RightsValues>({
    initialValues: {
      userId: user?.id ?? '',
      role: String(user?.role ?? ''),
      signatureRight: String(user?.signatureRight ?? ''),
      position: user?.position ?? '',
      payrollAccess: user ? String(user.payrollAccess) : '',
      isAdministrator: user?.isAdministrator ?? false,
      rightsUntil: user?.rightsUntil ?? '',
    },
    check: (values) => {
      const draft = getDraft(values);
      const end = draft.role === REVOKING_ROLE ? null : getEnd(values);
      return [...checkRights(draft), ...checkRightsEnd(end, before, bankDay)];
    },
  });
}

type RightsForm = ReturnType<typeof useRightsForm>;

/** Field of the role; a choice also fills the rights that follow from it. */
function RoleField({ checked, isNewUser }: { checked: RightsForm; isNewUser: boolean }) {
  const { t, common } = useTexts();
  const chooseRole = (chosen: string) => {
    const next = parseRole(chosen);
    const rights = next === null || next === REVOKING_ROLE ? null : getAllowedRights(next);
    const right = findValue(Object.values(SignatureRight), checked.present().signatureRight);
    checked.fill({
      role: chosen,
      ...(rights &&
        (right === null || !rights.includes(right)) && {
          signatureRight: rights.length === 1 ? String(rights[0]) : '',
        }),
      ...(isNewUser &&
        next !== null &&
        next !== REVOKING_ROLE && { payrollAccess: String(PAYROLL_ACCESS_OF_ROLE[next]) }),
    });
  };
  return (
    <SelectField
      checked={checked}
      value={checked.values.role}
      onChange={chooseRole}
      field="role"
      label={t('users.rights.role')}
      options={[...Object.values(Role), ...(isNewUser ? [] : [REVOKING_ROLE])].map((one) => ({
        value: String(one),
        label: common(`role.${one as Role}`),
      }))}
      required
    />
  );
}

/** @param present rights before the change; null for a new user */
function RightsFields({ checked, present }: { checked: RightsForm; present: UserRights | null }) {
  const { bankDay } = useShell().session;
  const { t, common } = useTexts();
  const role = parseRole(checked.values.role);
  if (role === null || role === REVOKING_ROLE) return null;
  return (
    <>
      <OptionCards
        checked={checked}
        name="signatureRight"
        field="signatureRight"
        label={t('users.rights.signature')}
        className={styles['whole'] ?? ''}
        options={getAllowedRights(role).map((right) => ({
          value: String(right),
          title: common(`signatureRight.${right}`),
          about: t(`users.rights.aboutSignature.${right}`),
          ...(present?.signatureRight === right && { code: t('users.rights.now') }),
        }))}
        required
      />
      <OptionCards
        checked={checked}
        name="payrollAccess"
        field="payrollAccess"
        label={t('users.rights.payrolls')}
        className={styles['whole'] ?? ''}
        options={Object.values(PayrollAccess).map((access) => ({
          value: String(access),
          title: t(`users.rights.payrollTitle.${access}`),
          about: t(`users.rights.aboutPayrolls.${access}`),
          ...(present?.payrollAccess === access && { code: t('users.rights.now') }),
        }))}
      />
      <CheckboxField
        checked={checked}
        name="isAdministrator"
        label={t('users.rights.administrator')}
        className={styles['whole'] ?? ''}
      />
      <DateField
        checked={checked}
        name="rightsUntil"
        label={t('users.rights.until')}
        hint={t('users.rights.untilHint')}
        range={{ from: bankDay, to: addDays(bankDay, DAYS_AHEAD) }}
      />
    </>
  );
}

function getUserRights(user: UserRow): UserRights | null {
  const { role, signatureRight, payrollAccess, isAdministrator, rightsUntil = null } = user;
  if (role === null || signatureRight === null) return null;
  return { role, signatureRight, payrollAccess, isAdministrator, rightsUntil };
}

/** Returns the rights of form values; null while the choice is incomplete. */
function getRights(values: RightsValues): UserRights | null {
  const { role, signatureRight } = getDraft(values);
  if (role === null || role === REVOKING_ROLE || signatureRight === null) return null;
  if (!getAllowedRights(role).includes(signatureRight)) return null;
  const payrollAccess = findValue(Object.values(PayrollAccess), values.payrollAccess) ?? PAYROLL_ACCESS_OF_ROLE[role];
  return { role, signatureRight, payrollAccess, isAdministrator: values.isAdministrator, rightsUntil: getEnd(values) };
}

function getEnd({ rightsUntil: until }: RightsValues): string | null {
  return until === '' ? null : until;
}

function getDraft({ userId, role, signatureRight, position }: RightsValues) {
  return {
    userId,
    role: parseRole(role),
    signatureRight: findValue(Object.values(SignatureRight), signatureRight),
    position: position.trim(),
  };
}
