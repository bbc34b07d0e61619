import { ApplicationKind } from '@ncb/shared-kernel/domain/vocabulary';
import { isOfferedInMode } from '@ncb/shared-kernel/domain/workflow';
import type { CompanyCaller } from '../../callers';

/**
 * Checks the access mode for a kind of application: credits and deposits share calls, so the permission table cannot
 * distinguish them. Source: docs/adr/0026#access-modes
 */
export function isApplicationInMode({ accessMode }: CompanyCaller, kind: ApplicationKind): boolean {
  return kind !== ApplicationKind.credit || isOfferedInMode(accessMode, 'miCreditsMine');
}
