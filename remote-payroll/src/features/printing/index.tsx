import type { ReactNode } from 'react';
export function usePayrollPrint(): {
  print(ids: readonly string[], paper: 'sheet' | 'list' | 'result'): void;
  element: ReactNode;
} {
  return { print: () => undefined, element: null };
}
