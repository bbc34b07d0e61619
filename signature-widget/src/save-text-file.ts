/** Gives a text to the user as a file, under this name in his folder of downloads. */
export function saveTextFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-pem-file' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content over by now; kept, the key would stay in memory as long as the page.
  URL.revokeObjectURL(address);
}
