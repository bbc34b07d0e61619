import { Button } from 'antd';
import { CATALOGUES, type CatalogueName } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader, ListChoice } from '@ncb/shared-kernel/ui';
import {
  buildCatalogueAddress,
  readCatalogueAddress,
  Beneficiaries,
  CatalogueRefresh,
  Correspondents,
  Purposes,
} from '../../features/catalogues';
import { useTexts } from '../../texts';

const VIEWS = { correspondents: Correspondents, beneficiaries: Beneficiaries, purposes: Purposes } as const;

/** Page of the catalogues, also for choosing rows. Source: docs/requirements/hryvnia-payments.md#catalogues. */
export function CatalogsPage() {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const address = readCatalogueAddress(navigation.parameters);
  const View = VIEWS[address.catalogue];
  const open = (catalogue: CatalogueName) =>
    navigation.open('miCatalogs', buildCatalogueAddress(catalogue, navigation.parameters));

  return (
    <div className="ncb-page" data-page="miCatalogs">
      <PageHeader
        title={t(`catalogues.titles.${address.mode}`)}
        views={
          <ListChoice
            label={t('catalogues.title')}
            lists={CATALOGUES.map((name) => ({ name, title: t(`catalogues.types.${name}`) }))}
            shown={address.catalogue}
            onChoose={open}
          />
        }
      >
        {address.mode !== 'view' && (
          <Button onClick={() => navigation.back()} data-action="back">
            {common('common.back')}
          </Button>
        )}
        <CatalogueRefresh catalogue={address.catalogue} />
      </PageHeader>
      {/* The key resets the selection. */}
      <View key={address.catalogue} address={address} />
    </div>
  );
}
