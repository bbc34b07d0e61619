/** Creates an icon; antd's would add their code to the first page. */
const createIcon = (path: string) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
  </svg>
);

export const PHONE = createIcon('M4.5 1.5h7v13h-7ZM7 12.5h2');
export const KEY = createIcon(
  'M10 9.5a3.8 3.8 0 1 0-3.5-2.3L1.5 12v2.5H4V13h1.500v-1.500L7.800 9.200A3.800 3.800 0 0 0 10 9.500Z',
);
