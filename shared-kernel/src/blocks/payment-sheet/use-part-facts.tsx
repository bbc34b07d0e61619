import { readPaymentXml } from '../../domain/rules';
import type { Fact } from './Facts';
import { PartySheet } from './PartySheet';
import { PurposeSheet } from './PurposeSheet';
import { useTexts } from './texts';

export function usePartFacts(payment: Parameters<typeof readPaymentXml>[0]): readonly Fact[] {
  const { t, common } = useTexts();
  const xml = readPaymentXml(payment);
  // Damaged XML is shown as unreadable: the user may be about to sign it.
  if (!xml.ok) return [[common('fields.structuredPurpose'), t('unreadable')]];
  const { ultimateDebtor, ultimateCreditor, structuredPurpose } = xml.parts;
  return [
    [common('fields.ultmtDbtr'), ultimateDebtor && <PartySheet party={ultimateDebtor} />],
    [common('fields.ultmtCdtr'), ultimateCreditor && <PartySheet party={ultimateCreditor} />],
    [common('fields.structuredPurpose'), structuredPurpose && <PurposeSheet purpose={structuredPurpose} />],
  ];
}
