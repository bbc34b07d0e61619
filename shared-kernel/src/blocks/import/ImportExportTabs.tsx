import { useState, type ReactNode } from 'react';

interface ImportExportTabsProps {
  shown: 'import' | 'export';
  importTab: ReactNode;
  exportTab: () => ReactNode;
}

/** Contents of both tabs; the hidden one keeps its file and its fields. The export is rendered when first shown. */
export function ImportExportTabs({ shown, importTab, exportTab }: ImportExportTabsProps) {
  const [isExportOpen, setExportOpen] = useState(false);
  if (shown === 'export' && !isExportOpen) setExportOpen(true);
  return (
    <>
      <div hidden={shown !== 'import'}>{importTab}</div>
      {isExportOpen && <div hidden={shown !== 'export'}>{exportTab()}</div>}
    </>
  );
}
