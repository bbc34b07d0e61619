export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content by now; otherwise it would stay in memory as long as the page.
  URL.revokeObjectURL(address);
}

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  dbf: 'application/vnd.dbf',
  pdf: 'application/pdf',
  xml: 'application/xml',
  txt: 'text/plain',
} as const;

export function buildBlob(bytes: Uint8Array, format: keyof typeof TYPES): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPES[format] });
}
