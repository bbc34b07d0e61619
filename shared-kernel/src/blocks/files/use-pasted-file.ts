import { useEffect, useEffectEvent } from 'react';
import { useTexts } from './texts';

interface PastedFileOptions {
  isOn: boolean;
  /** True if single-line, single-cell text is left to the page. */
  isBlockOnly?: boolean;
  onFile: (file: File) => void;
}

/** Accepts a file or rows pasted anywhere on the page except in fields; rows become a text file. */
export function usePastedFile({ isOn, isBlockOnly = false, onFile }: PastedFileOptions): void {
  const { t } = useTexts();
  const acceptPaste = useEffectEvent((event: ClipboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input:not([type="file"]), textarea');
    if (isField) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (!file && (text === '' || (isBlockOnly && !/[\t\n]/.test(text)))) return;
    event.preventDefault();
    onFile(file ?? new File([text], t('file.pasted'), { type: 'text/plain' }));
  });
  useEffect(() => {
    if (!isOn) return;
    const onPaste = (event: ClipboardEvent) => acceptPaste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOn]);
}
