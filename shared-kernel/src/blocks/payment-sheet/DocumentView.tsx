import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Grid } from 'antd';
import { useState, type ReactNode } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { findCodeOfRefusal, findFieldOfRefusal } from '../../domain';
import { subtractAmounts } from '../../domain/money';
import { DocumentStatus, type DocumentType } from '../../domain/vocabulary';
import { DocumentStatusTag, IconButton, MoneyText, translateReason } from '../../ui';
import {
  CommandMenu,
  dropPaymentDocuments,
  useDocumentActions,
  useSingleDocumentActions,
  type ActionDocument,
  type DocumentActions,
  type MenuCommand,
} from '../documents';
import { SupportingDocuments } from '../attachments';
import { DocumentSummary, type DocumentSummaryProps } from './DocumentSummary';
import { OutcomeUnknown } from './OutcomeUnknown';
import { PaymentsPrintDialog } from './PaymentsPrintDialog';
import styles from './document-view.module.css';
import { useTexts } from './texts';

export interface ViewCommand {
  readonly name: string;
  readonly label: string;
  readonly isAllowed?: boolean;
  /** Why it cannot be done at this moment: it is disabled, and says so. */
  readonly reason?: string | null;
  /** True if the document's state leads to it, unless the user is to sign or send first. */
  readonly isNext?: boolean;
  readonly run: () => void;
}

export interface ViewedDocument extends ActionDocument {
  readonly type: DocumentType;
  readonly abortReason: string | null;
}

interface DocumentViewProps {
  page: string;
  className?: string;
  title: string;
  status?: ReactNode;
  document: ViewedDocument;
  commands: readonly ViewCommand[];
  isPrintable?: boolean;
  /** Summary beside the fields; absent for a page that shows the document's course itself. */
  summary?: Omit<DocumentSummaryProps, 'title' | 'action' | 'note'>;
  children: ReactNode;
}

/** Read-only page of a stored document: its fields, its course, and the one next action. */
export function DocumentView(props: DocumentViewProps) {
  const { page, className, title, status, document, commands } = props;
  const { isPrintable = true, summary, children } = props;
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const actions = useDocumentActions({
    drop: dropPaymentDocuments,
    onDeleted: () => navigation.open('miPmtJournal'),
  });
  const [isPrinting, setPrinting] = useState(false);
  const { next, others } = useOffered(document, commands, actions);
  const printing: readonly MenuCommand[] = isPrintable
    ? [{ name: 'print', label: common('common.print'), reason: null, run: () => setPrinting(true) }]
    : [];
  const first = others.find(({ isDanger }) => !isDanger);
  const outside = isWide ? [...(first ? [first] : []), ...printing] : [];
  const inMenu = [...others, ...printing].filter((one) => !outside.includes(one));
  const menu = (
    <CommandMenu
      groups={[inMenu.filter(({ isDanger }) => !isDanger), inMenu.filter(({ isDanger }) => isDanger)]}
      label={t('more', { title })}
      type={isWide ? 'text' : 'default'}
    />
  );
  const nextButton = next && <NextButton next={next} running={actions.running} />;
  const notice = document.isOutcomeUnknown ? (
    <OutcomeUnknown id={document.id} />
  ) : (
    document.abortReason && <RefusalNotice reason={document.abortReason} />
  );
  return (
    <div className={['ncb-page', styles['page'], className].filter(Boolean).join(' ')} data-page={page}>
      <header className={`ncb-page-head ${styles['head'] ?? ''}`}>
        <div>
          <IconButton
            icon={<ArrowLeftOutlined />}
            aria-label={common('common.back')}
            onClick={() => navigation.back()}
            data-action="back"
          />
          <h1>{title}</h1>
          {status ?? <DocumentStatusTag status={document.status} isOutcomeUnknown={document.isOutcomeUnknown} />}
        </div>
        <div>
          {outside.map(({ name, label, reason, run }) => (
            <Button
              key={name}
              icon={name === 'print' && <PrinterOutlined />}
              loading={actions.running === name}
              disabled={reason !== null}
              title={reason ?? undefined}
              onClick={run}
              data-action={name}
            >
              {label}
            </Button>
          ))}
          {isWide && menu}
          {isWide && !summary && nextButton}
        </div>
      </header>
      {summary ? (
        <div className={styles['frame']}>
          <div className={styles['columns']}>
            <DocumentSummary {...summary} title={title} action={isWide && nextButton} note={next?.note} />
            <div className={styles['sheet']}>
              {notice}
              {children}
              <SupportingDocuments documentId={document.id} />
            </div>
          </div>
        </div>
      ) : (
        <>
          {notice}
          {children}
          <SupportingDocuments documentId={document.id} isApart />
        </>
      )}
      {!isWide && (nextButton !== null || inMenu.length > 0) && (
        <PhoneBar document={document} available={summary?.available ?? null} hasNext={next !== null}>
          {nextButton}
          {menu}
        </PhoneBar>
      )}
      {isPrinting && <PaymentsPrintDialog documents={[document]} onClose={() => setPrinting(false)} />}
    </div>
  );
}

interface NextButtonProps {
  next: NextCommand;
  running: DocumentActions['running'];
}

function NextButton({ next: { name, label, reason, run }, running }: NextButtonProps) {
  return (
    <Button
      type="primary"
      className={styles['next'] ?? ''}
      // A running action stays enabled: a disabled button would lose the focus that dialogs give back.
      loading={running === name}
      disabled={reason !== null || (running !== null && running !== name)}
      title={reason ?? undefined}
      onClick={run}
      data-action={name}
    >
      {label}
    </Button>
  );
}

/** Says why the bank refused the document, where the money is, and what to correct. */
function RefusalNotice({ reason }: { reason: string }) {
  const { t, common } = useTexts();
  const field = findFieldOfRefusal(reason);
  const code = findCodeOfRefusal(reason);
  const isCorrectable = CORRECTABLE.find((name) => name === field);
  return (
    <Alert
      type="error"
      showIcon
      title={
        <>
          <strong>{translateReason(common, reason)}.</strong> {t('refusal.money')}{' '}
          {isCorrectable && t(`refusal.correct.${isCorrectable}`)} {code !== null && t('refusal.code', { code })}
        </>
      }
      data-notice="error"
    />
  );
}

const CORRECTABLE = ['creditIban', 'receiverCode', 'amount'] as const;

interface PhoneBarProps {
  document: ViewedDocument;
  available: string | null;
  hasNext: boolean;
  children: ReactNode;
}

/** Bar of a narrow window: amount, one fact, action. */
function PhoneBar({ children, ...facts }: PhoneBarProps) {
  const { amount, currencyLetters } = facts.document;
  return (
    <div className={styles['bar']}>
      <div>
        <strong>
          <MoneyText amount={amount} currency={currencyLetters} />
        </strong>
        <span className="ncb-quiet">
          <BarFact {...facts} />
        </span>
      </div>
      {children}
    </div>
  );
}

/** The one fact beside the amount in a narrow window. */
function BarFact({ document: { status, abortReason, amount }, available, hasNext }: Omit<PhoneBarProps, 'children'>) {
  const { t, common } = useTexts();
  if (abortReason) return translateReason(common, abortReason);
  if (!hasNext) return t('next.nothing');
  if (status !== DocumentStatus.ready || available === null) return null;
  return (
    <>
      {t('left')} <MoneyText amount={subtractAmounts(available, amount)} />
    </>
  );
}

interface NextCommand extends MenuCommand {
  readonly note: string;
}

/** Returns the one next action, null for none, and all other commands. */
function useOffered(
  document: ViewedDocument,
  commands: readonly ViewCommand[],
  actions: DocumentActions,
): { readonly next: NextCommand | null; readonly others: readonly MenuCommand[] } {
  const { t } = useTexts();
  const { forward, others } = useSingleDocumentActions(document);
  const offered = commands.filter(({ isAllowed = true }) => isAllowed);
  const copy = offered.find(({ name }) => name === 'copy');
  const run = (action: (typeof others)[number]['action']) => {
    if (actions.running === null) void actions.run(action, [document]);
  };
  const findNext = (): NextCommand | null => {
    if (forward) {
      const { action, label } = forward;
      const note = action === 'send' ? t(document.isInstant ? 'next.instantNote' : 'next.sendNote') : '';
      return { name: action, label, reason: null, note, run: () => run(action) };
    }
    const expected = offered.find(({ isNext = false }) => isNext);
    if (expected) return { reason: null, ...expected, note: '' };
    if (!copy) return null;
    if (document.status === DocumentStatus.aborted)
      return { ...copy, label: t('next.fix'), reason: null, note: t('next.fixNote') };
    return document.status === DocumentStatus.success
      ? { ...copy, label: t('next.repeat'), reason: null, note: t('next.repeatNote') }
      : null;
  };
  const next = findNext();
  return {
    next,
    others: [
      ...others.map(({ action, label }) => ({
        name: action,
        label,
        reason: null,
        isDanger: action === 'delete',
        run: () => run(action),
      })),
      ...offered
        .filter(({ name }) => name !== next?.name)
        .map(({ name, label, reason = null, run: runCommand }) => ({ name, label, reason, run: runCommand })),
    ],
  };
}
