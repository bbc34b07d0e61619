import { getClientForm, getCreditDeal, type CreditDetails } from '@ncb/shared-kernel/api/contract';
import { PrintDialog, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import {
  buildCreditContractSections,
  buildCreditDebtSections,
  type CreditParties,
} from '@ncb/shared-kernel/domain/papers';
import { getCurrencyDigits } from '@ncb/shared-kernel/domain/vocabulary';
import type { PrintedList } from '@ncb/shared-kernel/print';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildDealFileName } from './build-deal-file-name';
import type { CreditPrintout } from './Documents';
import { SCHEDULE_AMOUNT_COLUMNS, buildScheduleTable } from './schedule-table';
import { useTexts } from '../../texts';

interface CreditPrintoutDialogProps {
  paper: CreditPrintout;
  details: CreditDetails;
  onClose: () => void;
}

export function CreditPrintoutDialog({ paper, ...props }: CreditPrintoutDialogProps) {
  return paper === 'schedule' ? <SchedulePrintoutDialog {...props} /> : <FormPrintoutDialog {...props} paper={paper} />;
}

type OwnProps = Omit<CreditPrintoutDialogProps, 'paper'>;

function FormPrintoutDialog({ paper, details, onClose }: OwnProps & { paper: 'contract' | 'debt' }) {
  const { api, session } = useShell();
  const { t } = useTexts();
  const { number } = details.deal;
  const job: PrintJob<{ readonly credit: CreditDetails; readonly parties: CreditParties }> = {
    title: t(`creditsMine.documents.${paper}`, { number }),
    fileName: buildDealFileName(t(`creditsMine.documents.files.${paper}`), number),
    hasLanguages: false,
    async collect(signal) {
      // Loaded again: yesterday's certificate of debt would be wrong today.
      const credit = await api.call(getCreditDeal, { number }, { signal });
      if (!credit.ok) return credit;
      const form = await api.call(getClientForm, {}, { signal });
      if (!form.ok) return form;
      const { fullName, shortName, code } = form.value;
      const parties = { companyName: fullName || shortName, companyCode: code, bankName: session.bankName };
      return { ok: true, value: { credit: credit.value, parties } };
    },
    print: (printing, found, options, onProgress) =>
      printing.documents([{ kind: 'form', form: buildForm(paper, found) }], options, onProgress),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}

function buildForm(
  paper: 'contract' | 'debt',
  found: { readonly credit: CreditDetails; readonly parties: CreditParties },
) {
  const { credit, parties } = found;
  const { deal, day } = credit;
  if (paper === 'contract') {
    const title = `Умови кредитного договору № ${deal.number} від ${toDotted(deal.start)}`;
    return { title, sections: buildCreditContractSections({ ...deal, ...credit }, parties), signed: null };
  }
  const { principal, interest, overduePrincipal, overdue: overdueInterest, penalty } = deal;
  const debt = { day, principal, interest, overduePrincipal, overdueInterest, penalty };
  return { title: 'Довідка про заборгованість', sections: buildCreditDebtSections(deal, debt, parties), signed: null };
}

function SchedulePrintoutDialog({ details, onClose }: OwnProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const { deal, rows } = details;
  const title = t('creditsMine.documents.schedule', { number: deal.number });
  const collected = (): PrintedList => {
    const table = buildScheduleTable(rows, {
      heading: (column) => t(`creditsMine.schedule.columns.${column}`),
      state: ({ state }) => t(`creditsMine.states.${state}`),
      total: common('common.total'),
    });
    const isAmount = (place: number) => SCHEDULE_AMOUNT_COLUMNS.includes(place);
    const isDay = (place: number) => table.columns[place]?.holds === 'day';
    const money = (sum: string) =>
      sum === '' ? '' : formatAmount(sum, language, getCurrencyDigits(deal.currencyLetters));
    return {
      title,
      about: [`${toDotted(deal.start)} – ${deal.end ? toDotted(deal.end) : '…'} · ${deal.currencyLetters}`],
      columns: table.columns.map(({ name }, place) => ({
        title: name,
        share: place === 0 ? 0.4 : 1,
        isAmount: isAmount(place),
        isWhole: place < table.columns.length - 1,
      })),
      rows: table.rows.map((row) =>
        row.map((cell, place) => {
          if (isAmount(place)) return money(cell);
          return isDay(place) ? toDotted(cell) : cell;
        }),
      ),
      amounts: [],
    };
  };
  const job: PrintJob<PrintedList> = {
    title,
    fileName: buildDealFileName(t('creditsMine.schedule.fileName'), deal.number),
    hasLanguages: false,
    collect: () => Promise.resolve({ ok: true, value: collected() }),
    print: (printing, list, options, onProgress) => printing.list(list, options, onProgress),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
