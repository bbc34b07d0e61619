import type { DepositOffer } from '@ncb/shared-kernel/api/contract';
import { PrintDialog, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { buildDepositOfferSections, type PrintoutSection } from '@ncb/shared-kernel/domain/papers';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';

export function OfferTermsDialog({ offer, onClose }: { offer: DepositOffer; onClose: () => void }) {
  const { session } = useShell();
  const { t } = useTexts();
  const title = `Умови вкладу «${offer.name}», ${offer.currencyLetters}`;
  const job: PrintJob<readonly PrintoutSection[]> = {
    title: t('depositsGet.paper.action', { name: offer.name }),
    fileName: `${t('depositsGet.paper.fileName')}-${offer.name.replace(/[^\p{L}\p{N}-]/gu, '_')}-${session.bankDay}`,
    hasLanguages: false,
    collect: () => Promise.resolve({ ok: true, value: buildDepositOfferSections(offer, session.bankName) }),
    print: (printing, sections, options, onProgress) =>
      printing.documents([{ kind: 'form', form: { title, sections, signed: null } }], options, onProgress),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
