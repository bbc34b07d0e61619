import { EditOutlined } from '@ant-design/icons';
import { Alert, Button, Form } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import type { PayrollToSave } from '@ncb/shared-kernel/api/contract';
import {
  ChangedSinceAlert,
  loadShortcutsDialog,
  useFirstFocus,
  useOpenedVersion,
  useRefusedOriginal,
  useShortcuts,
} from '@ncb/shared-kernel/blocks/document-form';
import {
  checkPayrollHead,
  computePayrollFee,
  type PayrollContext as RulesContext,
} from '@ncb/shared-kernel/domain/rules';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus, UAH, type PayrollHalf } from '@ncb/shared-kernel/domain/vocabulary';
import { canSign } from '@ncb/shared-kernel/domain/workflow';
import type { ReceiverPair } from '@ncb/shared-kernel/queries';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import {
  DocumentStatusTag,
  IconButton,
  MoneyText,
  PageHeader,
  UnsavedContext,
  UnsavedNotice,
  useCheckedForm,
  useOnDemand,
  whileOnline,
} from '@ncb/shared-kernel/ui';
import {
  getBankPeople,
  getProblemColumn,
  returnedCell,
  createSheetState,
  SheetArea,
  toDraftRow,
  usePreviousPayroll,
  useSheet,
  useSheetWidth,
  WHOLE_SHEET,
  type DataColumn,
  type JudgeContext,
  type SheetFacts,
  type SheetRow,
} from '../../features/sheet';
import { HeadPanel, toDraft, toSave, type HeadValues } from '../../features/sheet-head';
import { ImportPayroll } from '../../features/import';
import { loadPayDialog } from '../../features/sign-and-pay';
import { useTexts } from '../../texts';
import { HeadLine } from './HeadLine';
import styles from './payroll.module.css';
import { packRows, readPayrollDraft, type StoredPayrollDraft } from './payroll-draft';
import type { PayrollContext, PayrollToFill } from './payroll-source';
import { toPayrollToPay } from './to-payroll-to-pay';
import { useAddRows } from './use-add-rows';
import { useSavePayroll } from './use-save-payroll';
import { summariseAdvice } from './summarise-advice';

export interface PayrollFormProps extends Omit<PayrollToFill, 'kind'> {
  restored: RestoredDraft | null;
  context: PayrollContext;
}

const HEAD_FIELDS: readonly string[] = [
  ...['payroll_num', 'payroll_date', 'payroll_vdate', 'acn_id', 'payroll_tran_acn', 'payroll_type'],
  ...['payroll_other', 'period', 'half'],
];

/**
 * Form of a payroll (status -1 of the specification). Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-states.
 */
export function PayrollForm({ changes, head, rows, refused, from, restored, context }: PayrollFormProps) {
  const { session, navigation, notify } = useShell();
  const { t, common } = useTexts();
  const { accounts, projects, types, employees } = context;
  const id = changes?.id ?? null;
  const room = useSheetWidth();
  const paying = useOnDemand(loadPayDialog);
  const shortcuts = useOnDemand(loadShortcutsDialog);
  const [isHeadOpen, setHeadOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [isComparing, setComparing] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<{ readonly page: string; readonly id: string | null } | null>(null);

  const { draft, version, replaces, isChangedSince, acceptNewerVersion } = useOpenedVersion(
    changes,
    () => restored && readPayrollDraft(restored.content, changes, head),
  );
  const save = useSavePayroll(acceptNewerVersion);
  const target = { id, ...replaces };
  const [nonce] = useState(() => draft?.nonce ?? crypto.randomUUID());

  const rulesOf = (values: HeadValues): RulesContext => ({
    ownBankCode: session.bankCode,
    bankDay: session.bankDay,
    debitAccount: accounts.find((account) => account.id === values.debitAccountId) ?? null,
    transitAccounts: projects.map(({ transitAccount }) => transitAccount),
    typeIds: types.map((type) => type.id),
  });
  const checked = useCheckedForm<HeadValues>({
    initialValues: head,
    ...(draft && { restored: draft.head }),
    check: (values) => checkPayrollHead(toDraft(values, [], null), rulesOf(values)),
  });
  const { values } = checked;

  const previous = usePreviousPayroll({
    id,
    typeId: values.typeId,
    otherType: toDraft(values, [], null).otherType,
    documentDate: session.bankDay,
  });
  const judging = useJudgeContext(context, values.typeId, values.half, previous?.rows ?? null);
  const bank = useMemo(() => getBankPeople([...employees, ...(changes?.employees ?? [])]), [employees, changes]);
  const initialRows = draft?.rows ?? rows;
  // A phone starts with errors, except for an empty payroll.
  const wrong = returnedCell(createSheetState(initialRows).rows) ? 'toCheck' : 'errors';
  const tab = room === 'cards' && initialRows.length > 0 ? wrong : 'all';
  const sheet = useSheet(
    () => createSheetState(initialRows, bank),
    judging,
    { ...WHOLE_SHEET, tab },
    checked.isSending,
  );
  const { state, dispatch, facts, comparison } = sheet;
  const [firstRows] = useState(state.rows);
  const adding = useAddRows({ sheet, bank, employees, previous: previous ?? null, from });

  const account = accounts.find((one) => one.id === values.debitAccountId) ?? null;
  const project = projects.find(({ transitAccount }) => transitAccount === values.transitAccount) ?? null;
  const fee = project ? computePayrollFee(project, facts.sum) : '0.00';
  const availableAfter = account && subtractAmounts(subtractAmounts(account.available, facts.sum), fee);

  const title = changes
    ? t('payrollNew.changeTitle', { number: values.number })
    : t('payrollNew.title', { number: values.number });
  const areRowsDirty = state.rows !== firstRows || draft !== null;
  const isDirty = (checked.isDirty || areRowsDirty || state.typed !== null) && left === null;
  const keptAt = useUnsavedWork(isDirty, title, {
    page: 'miPayrollNew',
    parameters: navigation.parameters,
    content: (): StoredPayrollDraft => ({
      documentId: id,
      version,
      nonce,
      values: checked.present(),
      rows: packRows(state.rows),
    }),
  });
  // In an effect: only after this render is the page's guard of unsaved work released.
  const openNextPage = useEffectEvent(() => {
    if (left) navigation.open(left.page, left.id === null ? {} : { id: left.id });
  });
  useEffect(() => {
    if (left) openNextPage();
  }, [left]);

  /** Resolves with the payroll once the bank has compared its rows; null if there are errors. */
  const ready = async () => {
    dispatch({ do: 'commit' });
    const present = checked.present();
    if (!checked.checkAll()) {
      setHeadOpen(true);
      return null;
    }
    if (state.rows.length === 0) {
      notify('error', t('payrollNew.noEmployees'));
      setSaid(t('payrollNew.noEmployees'));
      return null;
    }
    const judged = await whileOnline(() => checked.sending(sheet.settle));
    if (judged === null) {
      save.tellOffline();
      return null;
    }
    const { rows: settledRows, facts: settled } = judged;
    if (settled.errors.length > 0 || settled.total === null) {
      sheet.show({ tab: 'errors', search: '', sort: null }, settled);
      const [first] = settled.errors;
      if (first !== undefined) dispatch({ do: 'go', cell: { key: first, column: getErrorColumn(settled, first) } });
      // Move focus to the error; from the pressed button it is many Tab stops away.
      grid.current?.focus({ preventScroll: true });
      const words = t('payrollNew.errorsFirst', { count: settled.errors.length });
      notify('error', words);
      setSaid(words);
      return null;
    }
    return toSave(target, toDraft(present, settledRows.map(toDraftRow), settled.total));
  };
  /** Runs one action at a time: a second press while the bank compares is ignored. */
  const whenReady = async (act: (payroll: PayrollToSave) => unknown) => {
    if (checked.isSending()) return;
    setComparing(true);
    const payroll = await ready().finally(() => setComparing(false));
    if (payroll) await act(payroll);
  };
  const showBankProblems = (problems: readonly FieldProblem[]) => {
    const ofHead = problems.filter(({ field }) => HEAD_FIELDS.includes(field));
    if (ofHead.length > 0) setHeadOpen(true);
    checked.showBankProblems(ofHead);
    // The bank refused pairs that were not compared in time: the rows show it from now on.
    comparison.storeRefused(refusedPairs(problems, state.rows));
    if (ofHead.length < problems.length) setSaid(t('payrollNew.bankFound', { count: problems.length - ofHead.length }));
  };
  const saveIt = () =>
    whenReady(async (payroll) => {
      const { id: saved, problems } = await checked.sending(() => save.run(payroll, nonce));
      if (saved === null) showBankProblems(problems);
      else setLeft({ page: 'miPayrollNew', id: saved });
    });
  const payIt = () =>
    whenReady(() => {
      const { signatureRight: right, rightsValid } = session.user;
      if (canSign({ right, rightsValid })) void paying.show();
      else notify('error', common('refusals.insufficientOrExpiredRights'));
    });
  /** Signs the version at the bank; refused while there are unsaved changes. */
  const signStored = () => {
    if (id === null || isDirty) notify('error', t('payrollNew.saveEmpListChanges'));
    else navigation.open('miPayrollNew', { id });
  };
  const refusal = useRefusedOriginal(draft ? null : refused, checked.showBankProblems);
  useFirstFocus(() => {
    // The sheet stands at the first cell to put right.
    if (returnedCell(state.rows)) grid.current?.focus({ preventScroll: true });
  });
  const onKeyDown = useShortcuts({
    save: () => void saveIt(),
    ask: () => void payIt(),
    showShortcuts: () => void shortcuts.show(),
  });

  if (adding.isImporting) {
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
  const toPay = facts.total !== null && project ? toPayrollToPay(values, facts.total, types) : null;
  return (
    <div
      className={`ncb-page ${styles['page'] ?? ''}`}
      data-page="miPayrollNew"
      data-status={DocumentStatus.unsaved}
      onKeyDown={onKeyDown}
    >
      <PageHeader
        title={title}
        savedAt={keptAt}
        about={
          <>
            <DocumentStatusTag status={DocumentStatus.unsaved} />{' '}
            <HeadLine values={values} types={types} account={account} />
          </>
        }
      >
        <div className={styles['actions']}>
          {room === 'narrow' ? (
            <IconButton
              icon={<EditOutlined aria-hidden />}
              aria-label={t('payrollNew.requisites')}
              title={t('payrollNew.requisites')}
              onClick={() => setHeadOpen(true)}
              data-action="head"
            />
          ) : (
            <Button type="text" icon={<EditOutlined />} onClick={() => setHeadOpen(true)} data-action="head">
              {t('payrollNew.requisites')}
            </Button>
          )}
          {id !== null && (
            <Button onClick={signStored} data-action="sign">
              {t('payrollNew.sign')}
            </Button>
          )}
          <Button loading={save.isBusy || isComparing} onClick={() => void saveIt()} data-action="save">
            {t('payrollNew.save')}
          </Button>
          <Button
            type="primary"
            loading={paying.isLoading || isComparing}
            onClick={() => void payIt()}
            data-action="signAndPay"
          >
            {t('payrollNew.signAndPay')}
          </Button>
        </div>
      </PageHeader>
      <UnsavedContext value={{ kind: 'payroll', stored: save.unsaved, place: 'page' }}>
        <UnsavedNotice place="page" />
      </UnsavedContext>
      {refusal && <Alert type="warning" showIcon title={refusal} data-warning="refusedBefore" />}
      {isChangedSince && <ChangedSinceAlert page="miPayrollNew" text={t('payrollNew.changedSince')} />}
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
      <SheetArea
        sheet={sheet}
        isEditable
        previous={previous ?? null}
        availableAfter={availableAfter}
        onAdd={(source) => void adding.add(source)}
        grid={grid}
      />
      <div className="ncb-visually-hidden" role="status" data-field="said">
        {said}
      </div>
      {room === 'cards' && <PhoneBar errors={facts.errors.length} total={facts.sum} onPay={() => void payIt()} />}
      {paying.Component && toPay && project && (
        <paying.Component
          payroll={toPay}
          count={state.rows.length}
          account={account}
          project={project}
          toCheck={summariseAdvice(t, facts, state.seen)}
          toSave={toSave(target, toDraft(values, state.rows.map(toDraftRow), facts.total))}
          nonce={nonce}
          stored={changes}
          onReview={() => {
            paying.hide();
            sheet.show({ tab: 'toCheck', search: '', sort: null });
          }}
          onDone={() => setLeft({ page: 'miPayrolls', id: null })}
          onClose={(saved) => {
            paying.hide();
            if (saved !== null) setLeft({ page: 'miPayrollNew', id: saved });
          }}
        />
      )}
      {shortcuts.Component && <shortcuts.Component onClose={shortcuts.hide} />}
    </div>
  );
}

function refusedPairs(problems: readonly FieldProblem[], rows: readonly SheetRow[]): readonly ReceiverPair[] {
  return problems.flatMap(({ field, key }) => {
    const row = key === 'codeNotOfAccount' ? rows[Number(/^emps\.([0-9]+)\.tin$/.exec(field)?.[1] ?? -1)] : undefined;
    return row ? [{ account: row.account, code: row.taxCode }] : [];
  });
}

function getErrorColumn({ byKey }: SheetFacts, key: number): DataColumn {
  const facts = byKey.get(key);
  return (facts && getProblemColumn(facts)) ?? 'amount';
}

/** Returns a memoised context that rows are checked against; a new object would recheck all rows. */
export function useJudgeContext(
  { session, employees }: PayrollContext,
  typeId: string,
  half: PayrollHalf,
  previous: JudgeContext['previous'],
): JudgeContext {
  const { bankCode: ownBankCode, bankDay } = session;
  return useMemo(
    () => ({ ownBankCode, bankDay, previous, employees, typeId, half }),
    [ownBankCode, bankDay, previous, employees, typeId, half],
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
