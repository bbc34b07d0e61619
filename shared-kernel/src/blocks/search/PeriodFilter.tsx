import { Grid, Modal, Popover } from 'antd';
import { useRef } from 'react';
import type { NamedPeriod } from '../../domain/dates';
import { FilterChip, useOnDemand, type FilterChipProps } from '../../ui';
import type { PeriodChoice } from './period-choices';
import type { PeriodPanelProps } from './PeriodPanel';
import { useTexts } from './texts';

interface PeriodFilterProps extends Pick<FilterChipProps, 'value' | 'onClear' | 'data-row'> {
  choices: readonly PeriodChoice[];
  chosen: PeriodChoice | undefined;
  period: NamedPeriod;
  onChoose: (choice: PeriodChoice) => void;
  onOwn: (period: NamedPeriod) => void;
}

/** Chip of a period; its panel is a popover, on a phone a sheet at the bottom. */
export function PeriodFilter({ choices, chosen, period, onChoose, onOwn, ...chip }: PeriodFilterProps) {
  const { t } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { Component: Panel, show, hide } = useOnDemand<PeriodPanelProps>(loadPeriodPanel);
  const place = useRef<HTMLSpanElement>(null);
  const close = () => {
    hide();
    place.current?.querySelector<HTMLElement>('[data-action="choosePeriod"]')?.focus();
  };
  const panel = Panel && <Panel {...{ choices, chosen, period, onChoose, onOwn, isWide }} onClose={close} />;
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        open={isWide && Panel !== null}
        // The chip itself opens the popover: its second button clears the period.
        onOpenChange={(shouldOpen) => !shouldOpen && hide()}
        destroyOnHidden
        content={panel}
      >
        <span ref={place}>
          <FilterChip
            {...chip}
            label={t('period.title')}
            onPress={() => {
              if (Panel === null) void show();
            }}
            data-action="choosePeriod"
          />
        </span>
      </Popover>
      {!isWide && panel && (
        <Modal open title={t('period.title')} footer={null} onCancel={close} data-dialog="period">
          {panel}
        </Modal>
      )}
    </>
  );
}

/** Loads lazily: date fields are more code than a list. */
async function loadPeriodPanel() {
  const { PeriodPanel } = await import('./PeriodPanel');
  return PeriodPanel;
}
