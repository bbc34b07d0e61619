import { useState } from 'react';
import type { Activity } from '@ncb/shared-kernel/api/contract';
import { SECONDARY_ACTIVITIES_MAX } from '@ncb/shared-kernel/domain/rules';
import type { ActivityVersion } from '@ncb/shared-kernel/domain/vocabulary';
import { useActivitySearch, useActivityNames } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  SEARCH_PAUSE_MS,
  useSettled,
  BoundField,
  SteadySelect,
  type FieldChecks,
  type FieldInfo,
} from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';

interface ActivityFieldProps extends FieldInfo {
  checked: FieldChecks;
  field: string;
  version: ActivityVersion;
  codes: readonly string[];
  onCodes: (codes: readonly string[]) => void;
  isList: boolean;
}

/** Field of activities from the bank's classifier, searchable by digits or words; group headings are not selectable. */
export function ActivityField({ version, codes, onCodes, isList, checked, ...facts }: ActivityFieldProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim(), SEARCH_PAUSE_MS);
  const found = useActivitySearch(version, text);
  const names = useActivityNames(version, codes).data?.activities ?? [];
  const formatLabel = ({ code, name, nameInEnglish }: Activity) =>
    `${code} ${language === 'en' && nameInEnglish !== '' ? nameInEnglish : name}`;
  const labels = new Map([...names, ...(found.data?.activities ?? [])].map((one) => [one.code, formatLabel(one)]));
  const isOtherText = typed.trim() !== text;
  const isWaiting = isOtherText || found.isFetching;
  const getLabel = (code: string) => labels.get(code) ?? code;
  const matches = isOtherText ? [] : (found.data?.activities ?? []);
  const options =
    typed === ''
      ? codes.map((code) => ({ value: code, label: getLabel(code) }))
      : matches.map((one) => ({ value: one.code, label: formatLabel(one), disabled: !one.isSelectable }));
  const emptyText = typed.trim() === '' ? t('activities.type') : t('activities.none');
  return (
    <BoundField<readonly string[]> {...facts} checked={checked} value={codes} onChange={onCodes}>
      {({ value: _, onChange, ...control }) => (
        <SteadySelect<string[]>
          {...control}
          mode="multiple"
          maxCount={isList ? SECONDARY_ACTIVITIES_MAX : 2}
          value={[...codes]}
          // In a single choice the newer activity replaces the older.
          onChange={(chosen) => onChange(isList ? chosen : chosen.slice(-1))}
          showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
          options={options}
          // The chosen activity may be missing from the options that match the typed text.
          labelRender={({ value }) => getLabel(String(value))}
          loading={isWaiting}
          notFoundContent={isWaiting ? t('activities.searching') : emptyText}
          classNames={{ popup: { root: 'ncb-whole-options' } }}
        />
      )}
    </BoundField>
  );
}
