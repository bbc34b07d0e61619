import { useTranslation } from 'react-i18next';
import { importTemplatePath, type ImportTemplate } from '@ncb/shared-kernel/api/contract';

const FORMATS = ['xlsx', 'xls', 'csv', 'txt', 'dbf'] as const;

export interface TemplateLinksProps {
  template: ImportTemplate;
}

/** Empty files with the right columns, to be filled in. Source: spec 2 §7 */
export function TemplateLinks({ template }: TemplateLinksProps) {
  const { t } = useTranslation('payments-uah');
  return (
    <div className="ncb-toolbar" data-field="templates">
      <span>{t('impex.templates')}</span>
      {FORMATS.map((format) => (
        <a
          key={format}
          href={importTemplatePath(template, format)}
          download
          className="ncb-link"
          aria-label={t('impex.template', { format })}
          data-action={`template-${format}`}
        >
          {format}
        </a>
      ))}
    </div>
  );
}
