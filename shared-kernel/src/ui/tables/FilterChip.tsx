import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useSteadyOptions } from '../steady-options';
import { useReturnedFocus } from '../use-returned-focus';

export interface FilterChipProps {
  /** What it narrows the list down by, in words. */
  label: string;
  /** What is chosen, in words; null where nothing is. */
  value: string | null;
  /** What can be chosen; without it the chip itself is pressed. */
  menu?: MenuProps;
  onPress?: () => void;
  /** Takes the choice back; without it the chip is only to be chosen anew. */
  onClear?: (() => void) | undefined;
  'data-action': string;
  /** The name of the field on the wire. */
  'data-row'?: string;
  'data-field'?: string;
}

/** What narrows a list down by one thing: its name, or what is chosen with the way out of it. */
export function FilterChip({ label, value, menu, onPress, onClear, ...address }: FilterChipProps) {
  const { t } = useTranslation('kernel');
  const { opener, onOpenChange } = useReturnedFocus();
  const [isOpen, setOpen] = useState(false);
  const items = useSteadyOptions({
    cause: isOpen ? 'open' : null,
    options: menu?.items ?? [],
    keyOf: (item) => String(item?.key),
    canAppend: false,
  });
  const words = value === null ? label : `${label}: ${value}`;
  const { 'data-row': row, ...action } = address;
  const button = (
    <button
      type="button"
      ref={opener}
      className="ncb-chip-words"
      onClick={onPress}
      aria-label={words}
      title={words}
      {...action}
    >
      <span className="ncb-cut">{value ?? label}</span>
      {value === null && <DownOutlined aria-hidden />}
    </button>
  );
  return (
    <span className={value === null ? 'ncb-chip' : 'ncb-chip ncb-chip-chosen'} data-row={row}>
      {menu ? (
        <Dropdown
          trigger={['click']}
          menu={{ ...menu, items: [...items.shown] }}
          autoFocus
          onOpenChange={(next) => {
            setOpen(next);
            onOpenChange(next);
          }}
        >
          {button}
        </Dropdown>
      ) : (
        button
      )}
      {value !== null && onClear && (
        <button
          type="button"
          className="ncb-chip-clear"
          aria-label={t('common.dropFilter', { filter: words })}
          onClick={onClear}
          data-action="dropCondition"
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}
