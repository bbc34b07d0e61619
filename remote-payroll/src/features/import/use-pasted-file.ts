import { useEffect, useEffectEvent } from 'react';

/**
 * A file or rows that are pasted anywhere on the page, but for fields; rows become a text file.
 * @param name of a file that is made of pasted rows
 */
export function usePastedFile(isOn: boolean, name: string, onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input:not([type="file"]), textarea');
    if (isField) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!file && text.trim() === '') return;
    event.preventDefault();
    onFile(file ?? new File([text], name, { type: 'text/plain' }));
  });
  useEffect(() => {
    if (!isOn) return;
    const onPaste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOn]);
}
