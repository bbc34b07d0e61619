/** Parts of jsPDF that turn web pages into pictures: two hundred kilobytes that nothing here asks for. */
export const LEFT_OUT = ['html2canvas', 'dompurify', 'canvg'];
