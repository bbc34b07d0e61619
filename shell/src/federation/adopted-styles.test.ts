/** @jest-environment jsdom */
import { createAdoptedStyles } from './page-styles';

const sheet = (name: string) => ({ name }) as unknown as CSSStyleSheet;

describe('what a page adopts as styles of the whole document', () => {
  const shell = sheet('shell');
  const loud = sheet('loud');

  it('counts while it is shown, and again when it is shown again', () => {
    const place = { adoptedStyleSheets: [shell] };
    const styles = createAdoptedStyles(place);
    const leave = styles.watch('miLoud');
    place.adoptedStyleSheets = [...place.adoptedStyleSheets, loud];
    leave();
    expect(place.adoptedStyleSheets).toEqual([shell]);
    const leaveOther = styles.watch('miCalm');
    expect(place.adoptedStyleSheets).toEqual([shell]);
    leaveOther();
    const leaveAgain = styles.watch('miLoud');
    expect(place.adoptedStyleSheets).toEqual([shell, loud]);
    leaveAgain();
    expect(place.adoptedStyleSheets).toEqual([shell]);
  });

  it('takes nothing of the shell along', () => {
    const place = { adoptedStyleSheets: [shell] };
    const leave = createAdoptedStyles(place).watch('miLoud');
    place.adoptedStyleSheets = [loud];
    leave();
    expect(place.adoptedStyleSheets).toEqual([shell]);
  });
});
