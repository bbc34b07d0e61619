import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { PairMark, usePairChecks } from '@ncb/shared-kernel/blocks/account-code';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { formatPhone } from '@ncb/shared-kernel/domain/rules';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AccountText,
  getAmountWidth,
  createWordSearch,
  MoneyText,
  Waiting,
  type RecordColumn,
} from '@ncb/shared-kernel/ui';
import { useCorrespondents } from '@ncb/shared-kernel/queries';
import type { CatalogueAddress } from './catalogue-address';
import { CORRESPONDENTS } from './catalogue';
import { CatalogueView } from './CatalogueView';
import { useTexts } from '../../texts';

/** Lazy dialog with the rules of editing. */
const Editor = onDemand(
  'miCatalogs/correspondent',
  async () => (await import('./CorrespondentEditor')).CorrespondentEditor,
);
const Import = onDemand(
  'miCatalogs/import',
  async () => (await import('./CorrespondentImport')).CorrespondentImport,
  <Waiting rows={8} hasTitle />,
);

const toPair = ({ iban, code }: Correspondent) => ({ account: iban, code });
const titleOf = ({ name }: Correspondent) => name;
const find = createWordSearch(({ name, code, iban, phone }: Correspondent) => `${name} ${code} ${iban} ${phone}`);

export interface CatalogueProps {
  address: CatalogueAddress;
}

export function Correspondents({ address }: CatalogueProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const answer = useCorrespondents();
  const [isImporting, setImporting] = useState(false);
  const stored = answer.data?.rows;
  const { checks } = usePairChecks(useMemo(() => (stored ?? []).map(toPair), [stored]));

  const columns: readonly RecordColumn<Correspondent>[] = [
    {
      key: 'CODE',
      title: t('catalogues.fields.code'),
      width: 120,
      cell: (row) => (
        <>
          <span className="ncb-number">{row.code}</span>
          <PairMark checks={checks} pair={toPair(row)} />
        </>
      ),
      sortKey: ({ code }) => code,
    },
    {
      key: 'IBAN',
      title: t('catalogues.fields.iban'),
      width: 320,
      givesWayBelow: 900,
      cell: ({ iban }) => <span className="ncb-number ncb-breakable">{formatIban(iban)}</span>,
      sortKey: ({ iban }) => iban,
    },
    {
      key: 'IS_RESIDENT',
      title: t('catalogues.fields.isResident'),
      width: 128,
      givesWayBelow: 1040,
      cell: ({ isResident }) => (isResident ? t('catalogues.resident') : t('catalogues.nonResident')),
      sortKey: ({ isResident }) => (isResident ? 0 : 1),
    },
    createPhoneColumn(t('catalogues.fields.phone')),
    {
      key: 'SAL',
      title: t('catalogues.fields.maximum'),
      isAmount: true,
      width: (rows) =>
        getAmountWidth(
          156,
          rows.map(({ maximum }) => maximum ?? '0'),
          language,
        ),
      cell: ({ maximum }) => maximum && <MoneyText amount={maximum} currency={UAH.letters} />,
      sortKey: ({ maximum }) => toMinor(maximum ?? '0.00'),
    },
  ];

  if (isImporting) {
    return <Import existing={answer.data?.rows ?? []} onClose={() => setImporting(false)} />;
  }
  return (
    <CatalogueView<Correspondent>
      catalogue={CORRESPONDENTS}
      address={address}
      answer={answer}
      titleOf={titleOf}
      find={find}
      firstColumn={{
        key: 'NAME',
        title: t('catalogues.fields.name'),
        sortKey: ({ name }) => getAlphabetKey(name),
        cell: (row, gaveWay) => <SecondLines row={row} gaveWay={gaveWay} />,
      }}
      columns={columns}
      card={({ code, iban, maximum, isResident, phone }) => ({
        aside: maximum && <MoneyText amount={maximum} currency={UAH.letters} />,
        below: (
          <>
            <div className="ncb-quiet ncb-second-line">
              <AccountText formatted={formatIban(iban)} />
            </div>
            <CodeLine row={{ code, isResident, phone }} />
            <PairMark checks={checks} pair={{ account: iban, code }} />
          </>
        ),
      })}
      actions={
        <Button
          icon={<ImportOutlined />}
          // New rows are recognised by the existing ones.
          disabled={!answer.data}
          onClick={() => setImporting(true)}
          data-action="import"
        >
          {t('catalogues.import.action')}
        </Button>
      }
      dialog={(edited) => <Editor {...edited} />}
    />
  );
}

function createPhoneColumn(title: string): RecordColumn<Correspondent> {
  return {
    key: 'PHONE',
    title,
    width: 136,
    givesWayBelow: 1180,
    cell: ({ phone }) => <span className="ncb-number">{formatPhone(phone)}</span>,
    sortKey: ({ phone }) => phone,
  };
}

interface SecondLinesProps {
  row: Correspondent;
  gaveWay: (column: string) => boolean;
}

/** Values below the name whose columns have no room. */
function SecondLines({ row: { iban, phone }, gaveWay }: SecondLinesProps) {
  return (
    <>
      {gaveWay('IBAN') && <div className="ncb-number ncb-quiet ncb-second-line">{formatIban(iban)}</div>}
      {gaveWay('PHONE') && phone !== '' && (
        <div className="ncb-number ncb-quiet ncb-second-line">{formatPhone(phone)}</div>
      )}
    </>
  );
}

/** Code, with what is special about the counterparty. */
function CodeLine({ row: { code, isResident, phone } }: { row: Pick<Correspondent, 'code' | 'isResident' | 'phone'> }) {
  const { t } = useTexts();
  return (
    <div className="ncb-quiet ncb-second-line">
      <span className="ncb-number">{code}</span>
      {!isResident && ` · ${t('catalogues.nonResident')}`}
      {phone !== '' && ` · ${formatPhone(phone)}`}
    </div>
  );
}
