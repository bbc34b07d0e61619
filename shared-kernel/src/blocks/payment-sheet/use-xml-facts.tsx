import { readPaymentXml } from '../../domain/rules';
import type { Fact } from './Facts';
import { PartyFacts } from './PartyFacts';
import { PurposeFacts } from './PurposeFacts';
import { useTexts } from './texts';

export function useXmlFacts(payment: Parameters<typeof readPaymentXml>[0]): readonly Fact[] {
  const { t, common } = useTexts();
  const xml = readPaymentXml(payment);
  // Damaged XML is shown as unreadable: the user may be about to sign it.
  if (!xml.ok) return [[common('fields.structuredPurpose'), t('unreadable')]];
  const { ultimateDebtor, ultimateCreditor, structuredPurpose } = xml.parts;
  return [
    [common('fields.ultmtDbtr'), ultimateDebtor && <PartyFacts party={ultimateDebtor} />],
    [common('fields.ultmtCdtr'), ultimateCreditor && <PartyFacts party={ultimateCreditor} />],
    [common('fields.structuredPurpose'), structuredPurpose && <PurposeFacts purpose={structuredPurpose} />],
  ];
}
