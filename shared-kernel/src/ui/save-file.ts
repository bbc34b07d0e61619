/** Gives a file to the user, under this name in his folder of downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content over by now; kept, it would stay in memory as long as the page.
  URL.revokeObjectURL(address);
}
