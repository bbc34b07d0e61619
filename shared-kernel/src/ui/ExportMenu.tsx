import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Export formats of a list; a dBase file has one of two code pages. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'dbf-cp866', 'dbf-windows-1251'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportMenuProps<Format extends ExportFormat> {
  formats: readonly Format[];
  label: string;
  /**
   * Text for the exported part of the list; absent for the whole. Shown in the menu, so that the button keeps its
   * width.
   */
  part?: string | undefined;
  disabled: boolean;
  onExport: (format: Format) => Promise<void>;
  forPrograms?: {
    readonly label: string;
    readonly formats: readonly Format[];
    readonly onExport: (format: Format) => Promise<void>;
  };
}

export function ExportMenu<Format extends ExportFormat>(props: ExportMenuProps<Format>) {
  const { formats, label, part, disabled, onExport, forPrograms } = props;
  const { t } = useTranslation('kernel');
  const [isBusy, setBusy] = useState(false);
  const getFormatName = (format: ExportFormat) => t(`exportFormat.${format}`);
  const buildItems = (address: string, some: readonly Format[], run: (format: Format) => Promise<void>) =>
    some.map((format) => ({
      key: `${address}-${format}`,
      label: <span data-action={`${address}-${format}`}>{getFormatName(format)}</span>,
      onClick: () => {
        setBusy(true);
        void run(format).finally(() => setBusy(false));
      },
    }));
  const items = buildItems('export', formats, onExport);
  const groups = [
    ...(part ? [{ key: 'part', type: 'group' as const, label: part, children: items }] : items),
    ...(forPrograms
      ? [
          {
            key: 'forPrograms',
            type: 'group' as const,
            label: forPrograms.label,
            children: buildItems('exportForPrograms', forPrograms.formats, forPrograms.onExport),
          },
        ]
      : []),
  ];
  return (
    <Dropdown trigger={['click']} disabled={disabled} menu={{ items: groups }}>
      <Button icon={<DownloadOutlined />} loading={isBusy} title={part} data-action="export">
        {label}
      </Button>
    </Dropdown>
  );
}
