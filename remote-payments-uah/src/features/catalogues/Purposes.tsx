import type { CataloguePurpose } from '@ncb/shared-kernel/api/contract';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { usePurposes } from '@ncb/shared-kernel/queries';
import { createWordSearch } from '@ncb/shared-kernel/ui';
import { PURPOSES } from './catalogue';
import { CatalogueView } from './CatalogueView';
import type { CatalogueProps } from './Correspondents';
import { PurposeDialog } from './PurposeDialog';
import { useTexts } from '../../texts';

const titleOf = ({ text }: CataloguePurpose) => text;
const find = createWordSearch(titleOf);

export function Purposes({ address }: CatalogueProps) {
  const { t } = useTexts();
  return (
    <CatalogueView<CataloguePurpose>
      catalogue={PURPOSES}
      address={address}
      answer={usePurposes(true)}
      titleOf={titleOf}
      find={find}
      firstColumn={{
        key: 'PPURP_TEXT',
        title: t('catalogues.fields.purpose'),
        sortKey: ({ text }) => getAlphabetKey(text),
      }}
      columns={[]}
      dialog={({ row, title, onKeep, onClose }) => (
        <PurposeDialog
          title={row ? t('catalogues.edit') : title}
          initialValues={{ text: row?.text ?? '' }}
          onKeep={onKeep}
          onClose={onClose}
        />
      )}
    />
  );
}
