import { useState } from 'react';

interface TypedText {
  readonly shown: string;
  /** Focus: the displayed text stays as it is. */
  hold: () => void;
  type: (text: string, value: string) => void;
  release: () => void;
}

/** Shows a value in another format than it is stored: unchanged while the user types, formatted afterwards. */
export function useTypedText(value: string, formatted: string): TypedText {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  // A value set from outside takes precedence over typed text.
  const shown = typed?.value === value ? typed.text : formatted;
  return {
    shown,
    hold: () => setTyped({ text: shown, value }),
    type: (text, typedValue) => setTyped({ text, value: typedValue }),
    release: () => setTyped(null),
  };
}
