import { Select, type SelectProps } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { buildChoiceGuard, useSteadyOptions } from './use-steady-options';

/** antd `Select` whose options do not move while it is open: late ones wait. */
export function SteadySelect<Value, Option extends { readonly value?: unknown } = { readonly value?: unknown }>(
  props: SelectProps<Value, Option & object> & { onKeyDownCapture?: (event: KeyboardEvent) => void },
) {
  const { options = [], open, onOpenChange, showSearch, onKeyDownCapture, ...rest } = props;
  const [isOpenInside, setOpenInside] = useState(false);
  const [typed, setTyped] = useState('');
  const isOpen = open ?? isOpenInside;
  const search = typeof showSearch === 'object' ? showSearch : {};
  const steady = useSteadyOptions({
    cause: isOpen ? (search.searchValue ?? typed) : null,
    options,
    keyOf: ({ value }) => String(value),
    // antd highlights the first option when the length of the list changes.
    canAppend: false,
  });
  const guard = buildChoiceGuard(isOpen, steady.mayChoose);
  const captures = {
    ...guard,
    onKeyDownCapture(event: KeyboardEvent) {
      guard.onKeyDownCapture(event);
      if (!event.isPropagationStopped()) onKeyDownCapture?.(event);
    },
  };
  return (
    <Select<Value, Option & object>
      {...rest}
      {...captures}
      options={[...steady.shown]}
      open={isOpen}
      onOpenChange={(next) => {
        setOpenInside(next);
        onOpenChange?.(next);
      }}
      {...(showSearch !== undefined && {
        showSearch: showSearch && {
          ...search,
          onSearch: (text: string) => {
            setTyped(text);
            search.onSearch?.(text);
          },
        },
      })}
    />
  );
}
