import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ClientInfo, PayrollToSave } from '@ncb/shared-kernel/api/contract';
import { useOpenedVersion } from '@ncb/shared-kernel/blocks/document-form';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import {
  checkPayrollHead,
  computePayrollFee,
  type PayrollContext as RulesContext,
  type PayrollRowDraft,
} from '@ncb/shared-kernel/domain/rules';
import { useShell, useUnsavedWork, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { useCheckedForm } from '@ncb/shared-kernel/ui';
import {
  getBankPeople,
  findReturnedCell,
  createGridState,
  usePreviousPayroll,
  usePayrollGrid,
  useGridWidth,
  WHOLE_GRID,
} from '../../features/payroll-grid';
import { toDraft, toSave, type HeadValues } from '../../features/payroll-head';
import { useTexts } from '../../texts';
import { packRows, readPayrollDraft, type StoredPayrollDraft } from './payroll-draft';
import type { PayrollContext, PayrollToFill } from './payroll-source';
import { useJudgeContext } from './use-judge-context';
import { useSavePayroll } from './use-save-payroll';

export interface PayrollFormProps extends Omit<PayrollToFill, 'kind'> {
  restored: RestoredDraft | null;
  context: PayrollContext;
}

/** Returns header and rows of a payroll being edited, with the version they come from. */
export function usePayrollForm(props: PayrollFormProps) {
  const { changes, head, restored, context } = props;
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const { isLeaving, leaveTo } = useNextPage();
  const { draft, version, replaces, isChangedSince, acceptNewerVersion } = useOpenedVersion(
    changes,
    () => restored && readPayrollDraft(restored.content, changes, head),
  );
  const save = useSavePayroll(acceptNewerVersion);
  const target = { id: changes?.id ?? null, ...replaces };
  const [nonce] = useState(() => draft?.nonce ?? crypto.randomUUID());

  const checked = useCheckedForm<HeadValues>({
    initialValues: head,
    ...(draft && { restored: draft.head }),
    check: (values) => checkPayrollHead(toDraft(values, [], null), buildRulesContext(context, session, values)),
  });
  const { grid, firstRows, previous, bank } = usePayrollRows({
    ...props,
    values: checked.values,
    draft,
    isSending: checked.isSending,
  });
  const { rows, typed } = grid.state;
  const { values } = checked;
  const { number } = values;
  const title = changes ? t('payrollNew.changeTitle', { number }) : t('payrollNew.title', { number });
  const isDirty = (checked.isDirty || rows !== firstRows || draft !== null || typed !== null) && !isLeaving;
  const savedAt = useUnsavedWork(isDirty, title, {
    page: 'miPayrollNew',
    parameters: navigation.parameters,
    content: (): StoredPayrollDraft => ({
      documentId: target.id,
      version,
      nonce,
      values: checked.present(),
      rows: packRows(rows),
    }),
  });
  return {
    checked,
    grid,
    previous,
    bank,
    save,
    nonce,
    isChangedSince,
    isRestored: draft !== null,
    title,
    isDirty,
    savedAt,
    leaveTo,
    ...getPayment(context, values, grid.facts.sum),
    toStored: (present: HeadValues, drafts: readonly PayrollRowDraft[], total: string | null): PayrollToSave =>
      toSave(target, toDraft(present, drafts, total)),
  };
}

export type PayrollFormState = ReturnType<typeof usePayrollForm>;

function getPayment({ accounts, projects }: PayrollContext, values: HeadValues, sum: string) {
  const account = accounts.find(({ id }) => id === values.debitAccountId) ?? null;
  const project = projects.find(({ transitAccount }) => transitAccount === values.transitAccount) ?? null;
  const fee = project ? computePayrollFee(project, sum) : '0.00';
  return { account, project, availableAfter: account && subtractAmounts(subtractAmounts(account.available, sum), fee) };
}

interface PayrollRowsOptions extends Pick<PayrollToFill, 'changes' | 'rows'> {
  context: PayrollContext;
  draft: ReturnType<typeof readPayrollDraft>;
  values: HeadValues;
  isSending: () => boolean;
}

/** Returns the grid of a payroll form, and the last payroll that its rows are compared with. */
function usePayrollRows({ changes, rows, context, draft, values, isSending }: PayrollRowsOptions) {
  const { session } = useShell();
  const { employees } = context;
  const width = useGridWidth();
  const previous = usePreviousPayroll({
    id: changes?.id ?? null,
    typeId: values.typeId,
    otherType: toDraft(values, [], null).otherType,
    documentDate: session.bankDay,
  });
  const judging = useJudgeContext(context, values.typeId, values.half, previous?.rows ?? null);
  const bank = useMemo(() => getBankPeople([...employees, ...(changes?.employees ?? [])]), [employees, changes]);
  const initialRows = draft?.rows ?? rows;
  // A phone starts with errors, except for an empty payroll.
  const wrong = findReturnedCell(createGridState(initialRows).rows) ? 'toCheck' : 'errors';
  const tab = width === 'cards' && initialRows.length > 0 ? wrong : 'all';
  const grid = usePayrollGrid(() => createGridState(initialRows, bank), judging, { ...WHOLE_GRID, tab }, isSending);
  const [firstRows] = useState(grid.state.rows);
  return { grid, firstRows, previous: previous ?? null, bank };
}

function buildRulesContext(
  { accounts, projects, types }: PayrollContext,
  { bankCode: ownBankCode, bankDay }: ClientInfo,
  { debitAccountId }: HeadValues,
): RulesContext {
  return {
    ownBankCode,
    bankDay,
    debitAccount: accounts.find(({ id }) => id === debitAccountId) ?? null,
    transitAccounts: projects.map(({ transitAccount }) => transitAccount),
    typeIds: types.map(({ id }) => id),
  };
}

interface NextPage {
  readonly page: string;
  /** Id of a payroll; null for the list. */
  readonly id: string | null;
}

function useNextPage() {
  const { navigation } = useShell();
  const [nextPage, leaveTo] = useState<NextPage | null>(null);
  // In an effect: only after this render is the page's guard of unsaved work released.
  const open = useEffectEvent(({ page, id }: NextPage) => navigation.open(page, id === null ? {} : { id }));
  useEffect(() => {
    if (nextPage) open(nextPage);
  }, [nextPage]);
  return { isLeaving: nextPage !== null, leaveTo };
}
