import { ApplicationKind } from '@ncb/shared-kernel/domain/vocabulary';
import { modeOffers } from '@ncb/shared-kernel/domain/workflow';
import type { CompanyCaller } from '../../callers';

/**
 * Whether the caller's mode of access offers the page of such applications: calls for credits and for deposits are the
 * same, so the table of permissions cannot tell. Source: docs/adr/0160
 */
export function modeOffersApplications({ accessMode }: CompanyCaller, kind: ApplicationKind): boolean {
  return kind !== ApplicationKind.credit || modeOffers(accessMode, 'miCreditsMine');
}
