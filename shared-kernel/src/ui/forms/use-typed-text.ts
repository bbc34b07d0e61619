import { useState } from 'react';

/** What a field shows, and what it tells of the hands on it. */
export interface TypedText {
  readonly shown: string;
  /** The field has the focus: what it shows stays as it is. */
  hold: () => void;
  /** So it was typed, and this is its value. */
  type: (text: string, value: string) => void;
  /** The field was left. */
  release: () => void;
}

/**
 * A value that is shown otherwise than it is kept: while it is typed nothing moves under the hands, afterwards it stands
 * as it is written.
 */
export function useTypedText(value: string, written: string): TypedText {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  // What somebody else has written since counts more than what was typed before.
  const shown = typed?.value === value ? typed.text : written;
  return {
    shown,
    hold: () => setTyped({ text: shown, value }),
    type: (text, typedValue) => setTyped({ text, value: typedValue }),
    release: () => setTyped(null),
  };
}
