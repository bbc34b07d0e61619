import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useSteadyOptions } from '../steady-options';
import { useMenuFocusReturn } from '../use-menu-focus-return';

export interface FilterChipProps {
  label: string;
  value: string | null;
  menu?: MenuProps;
  onPress?: () => void;
  /** Clears the choice; absent if it can only be replaced. */
  onClear?: (() => void) | undefined;
  'data-action': string;
  'data-row'?: string;
  'data-field'?: string;
}

export function FilterChip({ label, value, menu, onPress, onClear, ...address }: FilterChipProps) {
  const { t } = useTranslation('kernel');
  const { opener, onOpenChange } = useMenuFocusReturn();
  const [isOpen, setOpen] = useState(false);
  const items = useSteadyOptions({
    cause: isOpen ? 'open' : null,
    options: menu?.items ?? [],
    keyOf: (item) => String(item?.key),
    canAppend: false,
  });
  const text = value === null ? label : `${label}: ${value}`;
  const { 'data-row': row, ...action } = address;
  const button = (
    <button
      type="button"
      ref={opener}
      className="ncb-chip-words"
      onClick={onPress}
      aria-label={text}
      title={text}
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
          aria-label={t('common.dropFilter', { filter: text })}
          onClick={onClear}
          data-action="dropCondition"
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}

export interface ToggleChipProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: string;
  'data-field': string;
}

export function ToggleChip({ label, isOn, onToggle, children, ...address }: ToggleChipProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      className={isOn ? 'ncb-chip ncb-chip-toggle ncb-chip-chosen' : 'ncb-chip ncb-chip-toggle'}
      onClick={() => onToggle(!isOn)}
      {...address}
    >
      <span className="ncb-cut">{children}</span>
    </button>
  );
}
