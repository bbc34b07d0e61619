import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { AutoComplete, Input, type InputProps } from 'antd';
import { startTransition, useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatIban } from '../../domain/identifiers';
import {
  BoundField,
  buildChoiceGuard,
  useDates,
  useSteadyOptions,
  type BoundControl,
  type BoundFieldOf,
} from '../../ui';
import { findReceivers, type ReceiverSuggestion } from './find-receivers';
import styles from './receiver.module.css';
import { useTexts } from './texts';

interface SuggestionsProps {
  receivers: readonly ReceiverSuggestion[];
  onChoose: (id: string) => void;
  /** Called for a new receiver; absent if the receiver's fields are already open. */
  onNew?: () => void;
  onTyped?: (text: string) => void;
}

export type ReceiverFieldProps<Values> = BoundFieldOf<Values, string> &
  SuggestionsProps & {
    normalise?: (text: string) => string;
    isNumber?: boolean;
  };

export function ReceiverField<Values extends object = object>(props: ReceiverFieldProps<Values>) {
  const { receivers, onChoose, onNew, onTyped, normalise = (text: string) => text, isNumber = false } = props;
  return (
    <BoundField<string, Values> {...props}>
      {({ onChange, ...control }) => (
        <ReceiverInput
          {...control}
          onChange={(text) => onChange(normalise(text))}
          receivers={receivers}
          onChoose={onChoose}
          {...(isNumber && { className: 'ncb-number' })}
          {...(onNew && { onNew })}
          {...(onTyped && { onTyped })}
        />
      )}
    </BoundField>
  );
}

const NEW = 'receiver:new';
const LIST_HEIGHT = 380;

function ReceiverInput(props: BoundControl<string> & SuggestionsProps & { className?: string }) {
  const { value = '', onChange, receivers, onChoose, onNew, onTyped, ...control } = props;
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  const { listed, listNow } = useDeferredText(value);
  const [isOpen, setOpen] = useState(false);
  /** Typed text whose list holds the moved highlight. */
  const [movedIn, setMovedIn] = useState<string | null>(null);
  const found = useMemo(() => findReceivers(receivers, listed), [receivers, listed]);
  const typed = listed.trim();
  const present = found.length === 0 && onNew && typed !== '' ? UNKNOWN : found;
  const { shown, lateCount, mayChoose } = useSteadyOptions<ReceiverSuggestion | typeof UNKNOWN_ROW>({
    cause: isOpen ? listed : null,
    options: present,
    keyOf: getOptionKey,
    // antd resets the highlight when the length of the list changes.
    canAppend: movedIn !== listed,
  });
  const lateFrom = shown.length - lateCount;
  const buildGroup = (label: string, rows: typeof shown) => {
    const listedRows = rows.flatMap((row) => (row.id === null ? [] : [buildOption(row, typed, t, formatDayAndMonth)]));
    return listedRows.length > 0 ? [{ label, options: listedRows }] : [];
  };
  const options = [
    ...buildGroup(t('known'), shown.slice(0, lateFrom)),
    ...(onNew && typed !== '' ? [{ label: t('unknown'), options: [buildNewOption(t('new', { typed }))] }] : []),
    ...buildGroup(t('late'), shown.slice(lateFrom)),
  ];
  const isOption = (text: string) => text === NEW || text.startsWith(KEY);
  const guard = buildChoiceGuard(isOpen, mayChoose);
  return (
    <div
      onKeyDownCapture={(event) => {
        keepTab(event);
        if (event.key === 'Enter') listNow();
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setMovedIn(listed);
        guard.onKeyDownCapture(event);
      }}
      onMouseMoveCapture={({ target }) => {
        if (target instanceof Element && target.closest('[role="option"]')) setMovedIn(listed);
      }}
      onClickCapture={guard.onClickCapture}
      className={onNew ? '' : styles['plain']}
    >
      <AutoComplete
        value={value}
        options={options}
        listHeight={LIST_HEIGHT}
        virtual={false}
        onOpenChange={setOpen}
        // Enter takes the first suggestion; where the receiver's fields are already open, only a highlighted one.
        defaultActiveFirstOption={onNew !== undefined}
        // Inside the field: at the end of the page the list would be outside every landmark.
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
        onSelect={(key: string) => {
          if (key === NEW) onNew?.();
          else onChoose(key.slice(KEY.length));
        }}
        // antd also passes the key of the chosen option here.
        onChange={(text: string) => {
          if (isOption(text)) return;
          onChange(text);
          onTyped?.(text);
        }}
      >
        <ComboInput
          {...control}
          autoComplete="off"
          spellCheck={false}
          // Always present: antd remounts an input that loses its prefix, without the focus.
          prefix={<SearchOutlined aria-hidden />}
          {...(onNew && { placeholder: t('invitation') })}
        />
      </AutoComplete>
    </div>
  );
}

/**
 * Defers the list text: letter and list rendered in one task lag on a slow machine. Enter applies it at once, so that
 * it never chooses from the list of a shorter text.
 */
function useDeferredText(value: string) {
  const [listed, setListed] = useState(value);
  useEffect(() => startTransition(() => setListed(value)), [value]);
  return { listed, listNow: () => flushSync(() => setListed(value)) };
}

/** Keeps antd from choosing on Tab: it would fill in a receiver that the user has not chosen. */
function keepTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

/** Input without a dangling `aria-activedescendant`: antd points to a missing option while none is highlighted. */
function ComboInput({ 'aria-activedescendant': activeDescendant, ...props }: InputProps) {
  return (
    <Input
      {...props}
      {...(activeDescendant && !activeDescendant.endsWith('_-1') && { 'aria-activedescendant': activeDescendant })}
    />
  );
}

const KEY = 'receiver:id:';

const UNKNOWN_ROW = { id: null } as const;
const UNKNOWN = [UNKNOWN_ROW] as const;

/** Returns an option key that cannot equal a typed name or account. */
function getOptionKey({ id }: ReceiverSuggestion | typeof UNKNOWN_ROW): string {
  return id === null ? NEW : `${KEY}${id}`;
}

function buildNewOption(title: string) {
  return {
    value: NEW,
    label: (
      <span data-action="newReceiver">
        <PlusOutlined aria-hidden /> {title}
      </span>
    ),
  };
}

function buildOption(
  row: ReceiverSuggestion,
  typed: string,
  t: ReturnType<typeof useTexts>['t'],
  formatDayAndMonth: (day: string) => string,
) {
  const { id, name, code, iban, paidOn, remark } = row;
  return {
    value: getOptionKey(row),
    label: (
      <span className={styles['suggestion']} data-row={id}>
        <span>{markMatch(name, typed)}</span>
        <span className={styles['about']}>{paidOn && t('paid', { date: formatDayAndMonth(paidOn) })}</span>
        <span className={`${styles['about']} ncb-number ncb-breakable`}>{formatIban(iban)}</span>
        <span className={`${styles['about']} ncb-number`}>{code}</span>
        {remark && <span className={styles['remark']}>{remark}</span>}
      </span>
    ),
  };
}

function markMatch(name: string, typed: string): ReactNode {
  const start = name.toLowerCase().indexOf(typed.toLowerCase());
  if (start < 0 || typed === '') return name;
  const end = start + typed.length;
  return (
    <>
      {name.slice(0, start)}
      <mark className={styles['found'] ?? ''}>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  );
}
