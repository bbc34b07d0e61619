import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a list can be saved as; a dBase file is in one of two code pages. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'dbf-cp866', 'dbf-windows-1251'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportMenuProps<Format extends ExportFormat> {
  formats: readonly Format[];
  /** What is saved, in words. */
  label: string;
  disabled: boolean;
  /** Makes the file and gives it to the user. */
  onExport: (format: Format) => Promise<void>;
}

/** A list as a file; busy while it is made. */
export function ExportMenu<Format extends ExportFormat>(props: ExportMenuProps<Format>) {
  const { formats, label, disabled, onExport } = props;
  const { t } = useTranslation('kernel');
  const [isBusy, setBusy] = useState(false);
  const words = (format: ExportFormat) => t(`exportFormat.${format}`);
  const save = (format: Format) => {
    setBusy(true);
    void onExport(format).finally(() => setBusy(false));
  };
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{
        items: formats.map((format) => ({
          key: format,
          label: <span data-action={`export-${format}`}>{words(format)}</span>,
          onClick: () => save(format),
        })),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isBusy} data-action="export">
        {label}
      </Button>
    </Dropdown>
  );
}
