/** @param highlight called while a file is dragged over the page */
export function acceptDrops(page: Document, take: (file: File) => void, highlight: (isOver: boolean) => void): void {
  page.addEventListener('dragover', (event) => {
    // Otherwise the browser would leave the page and open the file.
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
