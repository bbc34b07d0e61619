import { getImportTemplatePath, type ImportTemplate } from '../../api/contract';
import { useTexts } from './texts';

const FORMATS = ['xlsx', 'xls', 'csv', 'txt', 'dbf'] as const;

interface TemplateLinksProps {
  template: ImportTemplate;
}

/** Links to empty files with the right columns. Source: docs/requirements/hryvnia-payments.md#import-templates. */
export function TemplateLinks({ template }: TemplateLinksProps) {
  const { t } = useTexts();
  return (
    <div className="ncb-toolbar" data-field="templates">
      <span>{t('templates')}</span>
      {FORMATS.map((format) => (
        <a
          key={format}
          href={getImportTemplatePath(template, format)}
          download
          className="ncb-link"
          aria-label={t('template', { format })}
          data-action={`template-${format}`}
        >
          {format}
        </a>
      ))}
    </div>
  );
}
