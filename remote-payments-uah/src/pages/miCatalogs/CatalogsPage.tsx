import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader } from '@ncb/shared-kernel/ui';
import { addressOf, CATALOGUES, readAddress, type CatalogueName } from '../../features/catalogues/address';
import { Beneficiaries } from '../../features/catalogues/Beneficiaries';
import { Correspondents } from '../../features/catalogues/Correspondents';
import { Purposes } from '../../features/catalogues/Purposes';
import { ListChoice } from '../../features/record-list/ListChoice';

const VIEWS = { correspondents: Correspondents, beneficiaries: Beneficiaries, purposes: Purposes } as const;

/** Whom the company pays and what for; also to choose from for another page. Source: spec 2 §2 ("Catalogues screen") */
export function CatalogsPage() {
  const { navigation } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const address = readAddress(navigation.parameters);
  const View = VIEWS[address.catalogue];
  const open = (catalogue: CatalogueName) => navigation.open('miCatalogs', addressOf(catalogue, navigation.parameters));

  return (
    <div className="ncb-page" data-page="miCatalogs">
      <PageHeader title={t('catalogues.title')} about={t(`catalogues.about.${address.mode}`)}>
        {address.mode !== 'view' && (
          <Button onClick={() => navigation.back()} data-action="back">
            {t('common.back', { ns: 'kernel' })}
          </Button>
        )}
      </PageHeader>
      <ListChoice
        label={t('catalogues.title')}
        lists={CATALOGUES.map((name) => ({ name, title: t(`catalogues.types.${name}`) }))}
        shown={address.catalogue}
        onChoose={open}
      />
      {/* Another catalogue is another list: what was selected in the first is not meant in the second. */}
      <View key={address.catalogue} address={address} />
    </div>
  );
}
