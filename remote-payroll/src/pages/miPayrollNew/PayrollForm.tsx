import { EditOutlined } from '@ant-design/icons';
import { Alert, Button, Form } from 'antd';
import { useRef, useState, type ComponentType } from 'react';
import {
  ApprovalNote,
  useShortcuts,
  ChangedSinceAlert,
  useFirstFocus,
  useRefusedOriginal,
} from '@ncb/shared-kernel/blocks/document-form';
import { DocumentStatus, PAYROLL, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  DocumentStatusTag,
  IconButton,
  MoneyText,
  PageHeader,
  UnsavedContext,
  UnsavedNotice,
  useOnDemand,
  type CheckedForm,
} from '@ncb/shared-kernel/ui';
import {
  findReturnedCell,
  GridArea,
  toDraftRow,
  useGridWidth,
  type PreviousPayroll,
} from '../../features/payroll-grid';
import { HeadPanel, type HeadValues } from '../../features/payroll-head';
import { ImportPayroll } from '../../features/import';
import { loadPayDialog, type PayDialogProps } from '../../features/sign-and-pay';
import { useTexts } from '../../texts';
import { HeadLine } from './HeadLine';
import styles from './payroll.module.css';
import type { PayrollContext } from './payroll-source';
import { toPayrollToPay } from './to-payroll-to-pay';
import { useAddRows } from './use-add-rows';
import { usePayrollActions } from './use-payroll-actions';
import { usePayrollForm, type PayrollFormProps, type PayrollFormState } from './use-payroll-form';
import { summariseAdvice } from './summarise-advice';

/**
 * Form of a payroll (status -1 of the specification). Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-states.
 */
export function PayrollForm(props: PayrollFormProps) {
  const { changes, refused, from, context } = props;
  const { navigation, notify } = useShell();
  const { t } = useTexts();
  const { accounts, projects, types, employees } = context;
  const id = changes?.id ?? null;
  const width = useGridWidth();
  const paying = useOnDemand(loadPayDialog);
  const [isHeadOpen, setHeadOpen] = useState(false);
  const openHead = () => setHeadOpen(true);
  const gridRef = useRef<HTMLDivElement>(null);
  const form = usePayrollForm(props);
  const { checked, grid, previous, bank, save, leaveTo } = form;
  const { state, facts } = grid;
  const adding = useAddRows({ grid, bank, employees, previous, from });
  const { isComparing, message, runSave, runPay } = usePayrollActions({
    checked,
    grid,
    gridRef,
    toStored: form.toStored,
    save: (payroll) => save.run(payroll, form.nonce),
    onOffline: save.tellOffline,
    onHeadProblem: openHead,
    onSaved: (saved) => leaveTo({ page: 'miPayrollNew', id: saved }),
    onPay: () => void paying.show(),
  });
  /** Signs the version at the bank; refused while there are unsaved changes. */
  const signStored = () => {
    if (id === null || form.isDirty) notify('error', t('payrollNew.saveEmpListChanges'));
    else navigation.open('miPayrollNew', { id });
  };
  const refusal = useRefusedOriginal(form.isRestored ? null : refused, checked.showBankProblems);
  useFirstFocus(() => {
    // The grid stands at the first cell to put right.
    if (findReturnedCell(state.rows)) gridRef.current?.focus({ preventScroll: true });
  });
  const onKeyDown = useShortcuts(adding.isImporting ? null : { save: () => void runSave(), ask: () => void runPay() });

  if (adding.isImporting) return <ImportView checked={checked} previous={previous} adding={adding} />;
  return (
    <div
      className={`ncb-page ${styles['page'] ?? ''}`}
      data-page="miPayrollNew"
      data-status={DocumentStatus.unsaved}
      onKeyDown={onKeyDown}
    >
      <FormHeader
        form={form}
        types={types}
        isNarrow={width === 'narrow'}
        isSaving={save.isBusy || isComparing}
        isPaying={paying.isLoading || isComparing}
        onOpenHead={openHead}
        onSign={id === null ? null : signStored}
        onSave={() => void runSave()}
        onPay={() => void runPay()}
      />
      <UnsavedContext value={{ kind: 'payroll', stored: save.unsaved, place: 'page' }}>
        <UnsavedNotice place="page" />
      </UnsavedContext>
      {refusal && <Alert type="warning" showIcon title={refusal} data-warning="refusedBefore" />}
      {form.isChangedSince && <ChangedSinceAlert page="miPayrollNew" text={t('payrollNew.changedSince')} />}
      {/* Without a form element: Enter in a field must never send money. */}
      <Form {...checked.formProps} component={false}>
        <HeadPanel
          checked={checked}
          isOpen={isHeadOpen}
          accounts={accounts}
          projects={projects}
          types={types}
          total={facts.total}
          onClose={() => setHeadOpen(false)}
        />
      </Form>
      <ApprovalNote type={PAYROLL} amount={facts.total} />
      <GridArea
        grid={grid}
        isEditable
        previous={previous}
        availableAfter={form.availableAfter}
        onAdd={(source) => void adding.add(source)}
        gridRef={gridRef}
      />
      <div className="ncb-visually-hidden" role="status" data-field="said">
        {message}
      </div>
      {width === 'cards' && <PhoneBar errors={facts.errors.length} total={facts.sum} onPay={() => void runPay()} />}
      {paying.Component && <FormPayDialog {...props} PayDialog={paying.Component} form={form} onHide={paying.hide} />}
    </div>
  );
}

interface FormPayDialogProps extends PayrollFormProps {
  PayDialog: ComponentType<PayDialogProps>;
  form: PayrollFormState;
  onHide: () => void;
}

function FormPayDialog({ PayDialog, form, changes, context, onHide }: FormPayDialogProps) {
  const { t } = useTexts();
  const { checked, grid, account, project, leaveTo } = form;
  const { values } = checked;
  const { state, facts } = grid;
  if (facts.total === null || !project) return null;
  return (
    <PayDialog
      payroll={toPayrollToPay(values, facts.total, context.types)}
      count={state.rows.length}
      account={account}
      project={project}
      toCheck={summariseAdvice(t, facts, state.dismissedAdvice)}
      toSave={form.toStored(values, state.rows.map(toDraftRow), facts.total)}
      nonce={form.nonce}
      stored={changes}
      onReview={() => {
        onHide();
        grid.show({ tab: 'toCheck', search: '', sort: null });
      }}
      onDone={() => leaveTo({ page: 'miPayrolls', id: null })}
      onClose={(saved) => {
        onHide();
        if (saved !== null) leaveTo({ page: 'miPayrollNew', id: saved });
      }}
    />
  );
}

interface ImportViewProps {
  checked: CheckedForm<HeadValues>;
  previous: PreviousPayroll | null;
  adding: ReturnType<typeof useAddRows>;
}

function ImportView({ checked, previous, adding }: ImportViewProps) {
  return (
    <div className="ncb-page" data-page="miPayrollNew">
      <ImportPayroll
        previous={previous?.rows ?? null}
        onCancel={adding.stopImport}
        onRows={(imported, found) => {
          void adding.takeFile(imported);
          checked.fill({
            ...(found.date !== null && { documentDate: found.date }),
            ...(found.typeId !== null && { typeId: found.typeId }),
            ...(found.period !== '' && { period: found.period, half: found.half }),
          });
        }}
      />
    </div>
  );
}

interface FormHeaderProps {
  form: PayrollFormState;
  types: PayrollContext['types'];
  isNarrow: boolean;
  isSaving: boolean;
  isPaying: boolean;
  onOpenHead: () => void;
  /** Null for a payroll that was never saved. */
  onSign: (() => void) | null;
  onSave: () => void;
  onPay: () => void;
}

function FormHeader(props: FormHeaderProps) {
  const { form, types, isNarrow, isSaving, isPaying, onOpenHead, onSign, onSave, onPay } = props;
  const { t } = useTexts();
  return (
    <PageHeader
      title={form.title}
      savedAt={form.savedAt}
      about={
        <>
          <DocumentStatusTag status={DocumentStatus.unsaved} />{' '}
          <HeadLine values={form.checked.values} types={types} account={form.account} />
        </>
      }
    >
      <div className={styles['actions']}>
        {isNarrow ? (
          <IconButton
            icon={<EditOutlined aria-hidden />}
            aria-label={t('payrollNew.requisites')}
            title={t('payrollNew.requisites')}
            onClick={onOpenHead}
            data-action="head"
          />
        ) : (
          <Button type="text" icon={<EditOutlined />} onClick={onOpenHead} data-action="head">
            {t('payrollNew.requisites')}
          </Button>
        )}
        {onSign && (
          <Button onClick={onSign} data-action="sign">
            {t('payrollNew.sign')}
          </Button>
        )}
        <Button loading={isSaving} onClick={onSave} data-action="save">
          {t('payrollNew.save')}
        </Button>
        <Button type="primary" loading={isPaying} onClick={onPay} data-action="signAndPay">
          {t('payrollNew.signAndPay')}
        </Button>
      </div>
    </PageHeader>
  );
}

interface PhoneBarProps {
  errors: number;
  total: string;
  onPay: () => void;
}

function PhoneBar({ errors, total, onPay }: PhoneBarProps) {
  const { t } = useTexts();
  return (
    <div className={styles['phone-bar']}>
      <div>
        <strong>
          <MoneyText amount={total} currency={UAH.letters} />
        </strong>
        {errors > 0 && <div className={styles['bad']}>{t('payrollNew.errorsToSign', { count: errors })}</div>}
      </div>
      <Button type="primary" onClick={onPay} data-action="signAndPayPhone">
        {t('payrollNew.signShort')}
      </Button>
    </div>
  );
}
