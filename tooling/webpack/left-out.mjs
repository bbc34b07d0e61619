/** Parts of jsPDF that turn web pages into pictures: 200 KB that we do not use. */
export const LEFT_OUT = ['html2canvas', 'dompurify', 'canvg'];
