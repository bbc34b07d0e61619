import { useMemo } from 'react';
import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import { PairMark, usePairChecks } from '@ncb/shared-kernel/blocks/account-code';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useBeneficiaries } from '@ncb/shared-kernel/queries';
import { AccountText, getCountryName, createWordSearch, type RecordColumn } from '@ncb/shared-kernel/ui';
import { BENEFICIARIES } from './catalogue';
import { CatalogueView } from './CatalogueView';
import type { CatalogueProps } from './Correspondents';
import { useTexts } from '../../texts';

/** Lazy dialog with the rules of all countries. */
const Editor = onDemand('miCatalogs/beneficiary', async () => (await import('./BeneficiaryDialog')).BeneficiaryDialog);

const titleOf = ({ beneficiary }: CatalogueBeneficiary) => beneficiary.name;
const find = createWordSearch(
  ({ beneficiary: { name, code, account }, beneficiaryBank }: CatalogueBeneficiary) =>
    `${name} ${code} ${account} ${beneficiaryBank.swift} ${beneficiaryBank.name}`,
);

const toPair = ({ beneficiary: { account, code } }: CatalogueBeneficiary) => ({ account, code });
const hasPair = ({ beneficiary: { account, code } }: CatalogueBeneficiary) => account !== '' && code !== '';

export function Beneficiaries({ address }: CatalogueProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const answer = useBeneficiaries();
  const stored = answer.data?.rows;
  const { checks } = usePairChecks(useMemo(() => (stored ?? []).filter(hasPair).map(toPair), [stored]));
  const getCountry = ({ beneficiary: { country } }: CatalogueBeneficiary) => getCountryName(country, language);
  const columns: readonly RecordColumn<CatalogueBeneficiary>[] = [
    {
      key: 'acnt_co',
      title: t('catalogues.beneficiary.account'),
      width: 272,
      givesWayBelow: 900,
      cell: ({ beneficiary }) => <span className="ncb-number ncb-breakable">{beneficiary.account}</span>,
      sortKey: ({ beneficiary }) => beneficiary.account,
    },
    {
      key: 'ben_country',
      title: t('catalogues.beneficiary.country'),
      width: 144,
      givesWayBelow: 760,
      cell: (row) => (
        <div className="ncb-cut" title={getCountry(row)}>
          {getCountry(row)}
        </div>
      ),
      sortKey: (row) => getAlphabetKey(getCountry(row)),
    },
    {
      key: 'ben_bank_swift',
      title: t('catalogues.banks.beneficiaryBank'),
      width: 200,
      cell: ({ beneficiaryBank: { swift, name } }) => (
        <>
          <div className="ncb-number">{swift}</div>
          <div className="ncb-quiet ncb-cut ncb-second-line" title={name}>
            {name}
          </div>
        </>
      ),
      sortKey: ({ beneficiaryBank }) => beneficiaryBank.swift,
    },
  ];
  return (
    <CatalogueView<CatalogueBeneficiary>
      catalogue={BENEFICIARIES}
      address={address}
      answer={answer}
      titleOf={titleOf}
      find={find}
      firstColumn={{
        key: 'name_co',
        title: t('catalogues.beneficiary.name'),
        sortKey: ({ beneficiary }) => getAlphabetKey(beneficiary.name),
        cell: (row, gaveWay) => (
          <>
            {gaveWay('acnt_co') && (
              <div className="ncb-number ncb-quiet ncb-second-line ncb-cut" title={row.beneficiary.account}>
                {row.beneficiary.account}
              </div>
            )}
            <PairMark checks={checks} pair={toPair(row)} />
          </>
        ),
      }}
      columns={columns}
      card={(row) => ({
        aside: getCountry(row),
        below: (
          <>
            <div className="ncb-quiet ncb-second-line">
              <AccountText formatted={row.beneficiary.account} />
            </div>
            <div className="ncb-quiet ncb-second-line ncb-cut">
              <span className="ncb-number">{row.beneficiaryBank.swift}</span>
              {row.beneficiaryBank.name && ` · ${row.beneficiaryBank.name}`}
            </div>
            <PairMark checks={checks} pair={toPair(row)} />
          </>
        ),
      })}
      dialog={(edited) => <Editor {...edited} />}
    />
  );
}
