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
  /** The same list for other programs, under a title of its own. */
  forPrograms?: {
    readonly label: string;
    readonly formats: readonly Format[];
    readonly onExport: (format: Format) => Promise<void>;
  };
}

/** A list as a file; busy while it is made. */
export function ExportMenu<Format extends ExportFormat>(props: ExportMenuProps<Format>) {
  const { formats, label, part, disabled, onExport, forPrograms } = props;
  const { t } = useTranslation('kernel');
  const [isBusy, setBusy] = useState(false);
  const words = (format: ExportFormat) => t(`exportFormat.${format}`);
  const itemsOf = (address: string, some: readonly Format[], run: (format: Format) => Promise<void>) =>
    some.map((format) => ({
      key: `${address}-${format}`,
      label: <span data-action={`${address}-${format}`}>{words(format)}</span>,
      onClick: () => {
        setBusy(true);
        void run(format).finally(() => setBusy(false));
      },
    }));
  const items = itemsOf('export', formats, onExport);
  const groups = [
    ...(part ? [{ key: 'part', type: 'group' as const, label: part, children: items }] : items),
    ...(forPrograms
      ? [
          {
            key: 'forPrograms',
            type: 'group' as const,
            label: forPrograms.label,
            children: itemsOf('exportForPrograms', forPrograms.formats, forPrograms.onExport),
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
