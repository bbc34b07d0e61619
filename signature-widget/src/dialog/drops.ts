/**
 * Takes a file dropped anywhere on the page.
 * @param highlight told while a file is held over the page
 */
export function acceptDrops(page: Document, take: (file: File) => void, highlight: (isOver: boolean) => void): void {
  page.addEventListener('dragover', (event) => {
    // Otherwise the browser would leave this page and open the file.
    event.preventDefault();
    highlight(true);
  });
  page.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) highlight(false);
  });
  page.addEventListener('drop', (event) => {
    event.preventDefault();
    highlight(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) take(file);
  });
}
