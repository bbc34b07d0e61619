import { theme } from 'antd';
import { PRIMARY_COLOR, buildThemeConfig } from './theme';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  const config = buildThemeConfig(mode);
  const token = theme.getDesignToken(config);
  const table = config.components?.Table ?? {};
  const grounds = [token.colorBgLayout, token.colorBgContainer, token.colorBgElevated];
  const chosen = [token.colorPrimaryBg, token.colorPrimaryBgHover, table.rowSelectedBg, table.rowSelectedHoverBg];

  it('keeps the bank’s colour, which antd would change', () => {
    expect([token.colorPrimary, token.colorInfo]).toEqual([PRIMARY_COLOR, PRIMARY_COLOR]);
  });

  it.each([
    ['text', token.colorText],
    ['a second line', token.colorTextSecondary],
    ['a link', token.colorLink],
  ])('%s can be read on every ground, also where a row or an item is chosen', (_, color) => {
    for (const ground of [...grounds, ...chosen]) expect(contrast(color, String(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['an error', token.colorError],
    ['a hint in a field', token.colorTextPlaceholder],
  ])('%s can be read', (_, color) => {
    for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['defaultHoverColor', 'defaultActiveColor'] as const)('a button’s %s can be read', (name) => {
    const color = String(config.components?.Button?.[name]);
    for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('lets a field’s edge be seen', () => {
    expect(contrast(token.colorBorder, token.colorBgContainer)).toBeGreaterThanOrEqual(3);
  });
});
