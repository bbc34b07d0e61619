import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ClientInfo, Payroll } from '@ncb/shared-kernel/api/contract';
import {
  ActionButtons,
  dropPayrollDocuments,
  useDocumentActions,
  type ActionDocument,
} from '@ncb/shared-kernel/blocks/documents';
import { SupportingDocuments } from '@ncb/shared-kernel/blocks/attachments';
import { NameChecks } from '@ncb/shared-kernel/blocks/account-code';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, PAYROLL, buildPageAddress, PayrollRowStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { canSign, getSignTransition, isAllowedInStatus, isNextSigner } from '@ncb/shared-kernel/domain/workflow';
import { useNameChecks } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, goTo, PageHeader, translateReason, useOnDemand } from '@ncb/shared-kernel/ui';
import { PayrollFiles } from '../../features/export';
import {
  GridArea,
  createGridState,
  usePreviousPayroll,
  usePayrollGrid,
  useGridWidth,
  WHOLE_GRID,
} from '../../features/payroll-grid';
import { toHeadValues } from '../../features/payroll-head';
import { loadPayDialog, getPayState, SignedBy, type PayState } from '../../features/sign-and-pay';
import { getTypeName, usePayrollPrint } from '../../features/printing';
import { useTexts } from '../../texts';
import { summariseAdvice } from './summarise-advice';
import { DirectorView } from './DirectorView';
import { HeadLine } from './HeadLine';
import styles from './payroll.module.css';
import type { PayrollContext } from './payroll-source';
import { useJudgeContext } from './use-judge-context';
import { toPayrollToPay } from './to-payroll-to-pay';

interface PayrollViewProps {
  payroll: Payroll;
  context: PayrollContext;
}

export function PayrollView({ payroll, context }: PayrollViewProps) {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const width = useGridWidth();
  const { types, accounts, projects } = context;
  const values = toHeadValues(payroll);
  const { id, status } = payroll;
  const previous = usePreviousPayroll(payroll);
  const judging = useJudgeContext(context, payroll.typeId, payroll.half, previous?.rows ?? null);
  const grid = usePayrollGrid(() => createGridState(payroll.employees), judging, WHOLE_GRID);
  const actions = useActionsThenList(payroll);
  const print = usePayrollPrint();

  const account = accounts.find((one) => one.id === payroll.debitAccountId) ?? null;
  const project = projects.find(({ transitAccount }) => transitAccount === payroll.transitAccount) ?? null;
  const fee = payroll.fee ?? '0.00';
  const isSent = status >= DocumentStatus.inProgress;
  const availableAfter =
    account && !isSent ? subtractAmounts(subtractAmounts(account.available, payroll.total), fee) : null;

  const state = getPayState(payroll, fee !== '0.00');
  const { paying, pay, isSigner } = usePayment(state);
  const isNext = isNextSigner(payroll, session.user.userId);
  const maySignNow = isSigner && getSignTransition(status, { ...getSigner(session), isNext }, session.signScheme).ok;
  const canPay = project !== null && !isSent;
  const document = toActionDocument(payroll);
  const count = payroll.payments.length + 1;

  return (
    <div className={`ncb-page ${styles['page'] ?? ''}`} data-page="miPayrollNew" data-state={state}>
      <PageHeader
        title={t('payrollNew.viewTitle', { number: payroll.number })}
        about={
          <>
            <DocumentStatusTag status={status} />{' '}
            <HeadLine values={values} types={types} account={account ?? { iban: payroll.debitIban }} />
          </>
        }
      >
        <ViewActions
          payroll={payroll}
          types={types}
          print={print}
          buttons={<ActionButtons documents={[document]} actions={actions} />}
        >
          {canPay && (
            <Button type="primary" loading={paying.isLoading} onClick={pay} data-action="signAndPay">
              {state === 'none' ? t('payrollNew.signAndPay') : t('payment.sign', { count })}
            </Button>
          )}
        </ViewActions>
      </PageHeader>
      <Notices payroll={payroll} />
      <SupportingDocuments documentId={id} isApart />
      {width === 'cards' && maySignNow && canPay ? (
        <DirectorView
          payroll={payroll}
          facts={grid.facts}
          previous={previous ?? null}
          count={count}
          onSign={pay}
          onReturn={() => void actions.run('unsign', [document])}
        />
      ) : (
        <GridArea
          grid={grid}
          isEditable={false}
          previous={previous ?? null}
          availableAfter={availableAfter}
          onAdd={() => undefined}
        />
      )}
      {paying.Component && project && (
        <paying.Component
          payroll={toPayrollToPay(values, payroll.total, types)}
          count={payroll.employees.length}
          account={account}
          project={project}
          toCheck={summariseAdvice(t, grid.facts, grid.state.dismissedAdvice)}
          toSave={null}
          nonce={id}
          stored={payroll}
          onReview={() => {
            paying.hide();
            grid.show({ tab: 'toCheck' });
          }}
          onDone={() => navigation.open('miPayrolls')}
          onClose={paying.hide}
        />
      )}
      {print.element}
    </div>
  );
}

/** Reason of a refusal, names that differ at the bank, and signatures. */
function Notices({ payroll }: Pick<PayrollViewProps, 'payroll'>) {
  const { t, common } = useTexts();
  const { id, abortReason, employees, signatures } = payroll;
  const names = useNameChecks(useMemo(() => [id], [id]));
  return (
    <>
      {abortReason && (
        <Alert
          type="error"
          showIcon
          title={t('payrollNew.abortReason')}
          description={translateReason(common, abortReason)}
        />
      )}
      <NameChecks
        checks={names.data}
        nameOf={({ row }) => {
          const employee = employees[row - 1];
          return employee ? joinFullName(employee) : '';
        }}
      />
      {signatures.length > 0 && <SignedBy signatures={signatures} />}
    </>
  );
}

function toActionDocument({ id, status, number, total }: Payroll): ActionDocument & Pick<Payroll, 'status'> {
  return { id, type: PAYROLL, status, number, amount: total, currencyLetters: UAH.letters };
}

function getSigner({ user }: ClientInfo) {
  return { right: user.signatureRight, rightsValid: user.rightsValid };
}

/** Dialog of sign-and-pay; an interrupted payment opens it with the payroll, until the user decides about it. */
function usePayment(state: PayState) {
  const { session, notify } = useShell();
  const { common } = useTexts();
  const paying = useOnDemand(loadPayDialog);
  const isSigner = canSign(getSigner(session));
  const [isInterrupted] = useState(state === 'interrupted' && isSigner);
  const showPayDialog = useEffectEvent(() => void paying.show());
  useEffect(() => {
    if (isInterrupted) showPayDialog();
  }, [isInterrupted]);
  const pay = () => {
    if (isSigner) void paying.show();
    else notify('error', common('refusals.insufficientOrExpiredRights'));
  };
  return { paying, pay, isSigner };
}

interface ViewActionsProps {
  payroll: Payroll;
  types: PayrollContext['types'];
  print: ReturnType<typeof usePayrollPrint>;
  /** Buttons of the document's workflow. */
  buttons: ReactNode;
  children: ReactNode;
}

function ViewActions({ payroll, types, print, buttons, children }: ViewActionsProps) {
  const { navigation, notify } = useShell();
  const { t, common } = useTexts();
  const { id, status } = payroll;
  const open = (mode: 'change' | 'copy') => goTo(navigation, buildPageAddress('miPayrollNew', { id, mode }));
  const printPayroll = () => {
    if (status === DocumentStatus.success) print.print([id], 'sheet');
    else notify('error', t('payrollNew.payroll_print_disabled'));
  };
  const hasReturned = payroll.employees.some(({ outcome }) => outcome === PayrollRowStatus.returned);
  return (
    <div className={styles['actions']}>
      {buttons}
      {isAllowedInStatus('change', status) && (
        <Button onClick={() => open('change')} data-action="change">
          {t('payrollNew.change')}
        </Button>
      )}
      <Button onClick={() => open('copy')} data-action="copy">
        {t('payrollNew.copy')}
      </Button>
      {hasReturned && (
        <Button
          onClick={() => goTo(navigation, buildPageAddress('miPayrollNew', { id, from: 'returned' }))}
          data-action="fromReturned"
        >
          {t('payrollNew.fromReturned')}
        </Button>
      )}
      <PayrollFiles
        payroll={{
          number: payroll.number,
          documentDate: payroll.documentDate,
          payoutDay: payroll.payoutDay,
          debitIban: payroll.debitIban,
          transitAccount: payroll.transitAccount,
          typeName: getTypeName(payroll, types),
          period: payroll.period,
          rows: payroll.employees,
        }}
      />
      <Button onClick={printPayroll} data-action="print">
        {common('common.print')}
      </Button>
      {children}
    </div>
  );
}

/**
 * Document actions that open the list after signatures are removed or the payroll is deleted. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-states.
 */
function useActionsThenList({ status }: Payroll) {
  const { navigation } = useShell();
  const isUnsigning = useRef(false);
  const actions = useDocumentActions({
    drop: dropPayrollDocuments,
    onDeleted: () => navigation.open('miPayrolls'),
  });
  const leave = useEffectEvent(() => {
    if (isUnsigning.current) navigation.open('miPayrolls');
  });
  useEffect(() => {
    if (status === DocumentStatus.new) leave();
  }, [status]);
  return {
    ...actions,
    async run(...parameters: Parameters<typeof actions.run>) {
      isUnsigning.current = parameters[0] === 'unsign';
      await actions.run(...parameters);
    },
  };
}
