import { getPersonInfo } from '@ncb/shared-kernel/api/contract';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { printCertificate } from '../certificate-printout';
import { useTexts } from '../../texts';
import type { KeyRow } from './build-key-rows';

/**
 * Prints the user's pending certificate request, by which the bank verifies the owner. Source:
 * docs/requirements/keys-and-users.md#certificate-printout.
 */
export function usePrintCertificate(): (row: KeyRow) => Promise<void> {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const { accounts } = useOwnAccounts();
  return async ({ id, keyId, publicKey, created }) => {
    if (keyId === null || publicKey === null || created === null) return;
    const outcome = await api.call(getPersonInfo, { userId: session.user.userId });
    if (!outcome.ok) {
      notify('error', getFailureText(common, outcome.failure));
      return;
    }
    const company = session.companies.find(({ ref }) => ref === session.companyRef);
    const iban = accounts.find(({ currencyCode }) => currencyCode === UAH.code)?.iban ?? '';
    const isDone = await printCertificate(
      {
        company: { name: company?.shortName ?? '', code: company?.code ?? '', iban },
        owner: outcome.value.person,
        key: { id: keyId, publicKey, created, request: id },
      },
      t('keys.sheetFile'),
    );
    if (!isDone) notify('error', t('keys.sheetFailed'));
  };
}
