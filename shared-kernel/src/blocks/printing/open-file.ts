/**
 * Shows a PDF in a tab of its own, from where browsers print. Only within a click: they open no tab otherwise.
 * @returns false if the browser refused
 */
export function openFile(content: Blob): boolean {
  // Never revoked: the tab reads from it for as long as it is open, when it saves or prints.
  return window.open(URL.createObjectURL(content), '_blank') !== null;
}
