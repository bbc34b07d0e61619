import type { CodePage } from '../../files';
import { type FieldChecks, SelectField } from '../../ui';
import { EXPORT_CODE_PAGES } from './export-code-pages';
import { useTexts } from './texts';

interface CodePageFieldProps {
  checked: FieldChecks;
  value: CodePage;
  onChange: (encoding: CodePage) => void;
}

export function CodePageField({ checked, value, onChange }: CodePageFieldProps) {
  const { t } = useTexts();
  return (
    <SelectField<CodePage>
      checked={checked}
      field="codePage"
      label={t('export.encoding')}
      hint={t('export.encodingHint')}
      value={value}
      onChange={onChange}
      options={EXPORT_CODE_PAGES.map((codePage) => ({ value: codePage, label: codePage }))}
    />
  );
}
