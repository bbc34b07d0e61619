import { Button, Select } from 'antd';
import { useState } from 'react';
import type { ColumnChoice, ColumnsRead } from '../../files';
import { useTexts } from './texts';
import styles from './files.module.css';

export interface NamedColumn {
  readonly column: string;
  readonly label: string;
}

interface ColumnsReadLineProps {
  read: ColumnsRead;
  namedColumns: readonly NamedColumn[];
  onChoice: (change: ColumnChoice) => void;
}

const NONE = -1;

export function ColumnsReadLine({ read, namedColumns, onChoice }: ColumnsReadLineProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const getHeading = (place: number) => read.headings[place]?.trim() || t('columnsRead.unnamed', { place: place + 1 });
  const understood = namedColumns.flatMap(({ column, label }) => {
    const place = read.recognised[column];
    return place === undefined ? [] : [t('columnsRead.pair', { label, heading: getHeading(place) })];
  });
  const options = [
    { value: NONE, label: t('columnsRead.none') },
    ...read.headings.map((_, place) => ({
      value: place,
      label: t('columnsRead.option', {
        place: place + 1,
        heading: getHeading(place),
        example: read.examples[place] || '–',
      }),
    })),
  ];
  return (
    <div className={styles['about']} data-field="columnsRead">
      <div className="ncb-toolbar">
        <span>{t('columnsRead.line', { list: understood.join('; ') })}</span>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} data-action="columns">
          {t('columnsRead.change')}
        </Button>
      </div>
      {isOpen && (
        <div className={styles['columns']}>
          {namedColumns.map(({ column, label }) => (
            <label key={column} className={styles['column']}>
              <span>{label}</span>
              <Select<number>
                showSearch={{ optionFilterProp: 'label' }}
                aria-label={label}
                value={read.recognised[column] ?? NONE}
                options={options}
                onChange={(place) => onChoice({ [column]: place === NONE ? null : place })}
                data-field={`column-${column}`}
              />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
