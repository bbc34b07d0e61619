import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a list can be saved as; a dBase file is in one of two code pages. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'dbf-cp866', 'dbf-windows-1251'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportMenuProps<Format extends ExportFormat> {
  formats: readonly Format[];
  label: string;
  /** Which part of the list is saved, in words; without it the whole. The button keeps its width: nothing beside it moves. */
  part?: string | undefined;
  disabled: boolean;
  /** Makes the file and gives it to the user. */
  onExport: (format: Format) => Promise<void>;
}

/** A list as a file; busy while it is made. */
export function ExportMenu<Format extends ExportFormat>(props: ExportMenuProps<Format>) {
  const { formats, label, part, disabled, onExport } = props;
  const { t } = useTranslation('kernel');
  const [isBusy, setBusy] = useState(false);
  const words = (format: ExportFormat) => t(`exportFormat.${format}`);
  const save = (format: Format) => {
    setBusy(true);
    void onExport(format).finally(() => setBusy(false));
  };
  const items = formats.map((format) => ({
    key: format,
    label: <span data-action={`export-${format}`}>{words(format)}</span>,
    onClick: () => save(format),
  }));
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{
        items: part ? [{ key: 'part', type: 'group', label: part, children: items }] : items,
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isBusy} title={part} data-action="export">
        {label}
      </Button>
    </Dropdown>
  );
}
