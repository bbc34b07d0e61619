import { transliterate } from './transliterate';

/** Examples of the resolution of the Cabinet of Ministers № 55 of 27.01.2010. */
const TABLE: readonly (readonly [string, string])[] = [
  ['Алушта Андрій', 'Alushta Andrii'],
  ['Борщагівка Борисенко', 'Borshchahivka Borysenko'],
  ['Вінниця Володимир', 'Vinnytsia Volodymyr'],
  ['Гадяч Богдан Згурський', 'Hadiach Bohdan Zghurskyi'],
  ['Ґалаґан Ґорґани', 'Galagan Gorgany'],
  ['Донецьк Дмитро', 'Donetsk Dmytro'],
  ['Рівне Олег Есмань', 'Rivne Oleh Esman'],
  ['Єнакієве Гаєвич Короп’є', 'Yenakiieve Haievych Koropie'],
  ['Житомир Жанна Жежелів', 'Zhytomyr Zhanna Zhezheliv'],
  ['Закарпаття Казимирчук', 'Zakarpattia Kazymyrchuk'],
  ['Медвин Михайленко', 'Medvyn Mykhailenko'],
  ['Іванків Іващенко', 'Ivankiv Ivashchenko'],
  ['Їжакевич Кадиївка Мар’їне', 'Yizhakevych Kadyivka Marine'],
  ['Йосипівка Стрий Олексій', 'Yosypivka Stryi Oleksii'],
  ['Лебедин Леонід', 'Lebedyn Leonid'],
  ['Ніжин Наталія', 'Nizhyn Nataliia'],
  ['Умань Уляна', 'Uman Uliana'],
  ['Фастів Філіпчук', 'Fastiv Filipchuk'],
  ['Харків Христина', 'Kharkiv Khrystyna'],
  ['Біла Церква Стеценко', 'Bila Tserkva Stetsenko'],
  ['Чернівці Шевченко', 'Chernivtsi Shevchenko'],
  ['Шостка Кишеньки', 'Shostka Kyshenky'],
  ['Щербухи Гоща Гаращенко', 'Shcherbukhy Hoshcha Harashchenko'],
  ['Юрій Корюківка', 'Yurii Koriukivka'],
  ['Яготин Костянтин Знам’янка Феодосія', 'Yahotyn Kostiantyn Znamianka Feodosiia'],
];

describe('transliterate', () => {
  it.each(TABLE)('writes %s as %s, as the table does', (ukrainian, latin) => {
    expect(transliterate(ukrainian)).toBe(latin);
  });

  it.each([
    ['ЩАСТЯ ЮНІСТЬ ЗГОДА', 'SHCHASTIA YUNIST ZGHODA', 'capitals all through'],
    ['Я Є Щ', 'Ya Ye Shch', 'a word of one letter has a capital only at its beginning'],
    ['ТзОВ «Юг»', 'TzOV «Yuh»', 'capitals inside a word'],
    ["Мар'яна Марʼяна Мар`яна", 'Mariana Mariana Mariana', 'any kind of apostrophe'],
    ['АТ "Банк" 5', 'AT "Bank" 5', 'quotes, digits and Latin letters'],
    ["O'Neil 'п'", "O'Neil 'p'", 'quotes that are no apostrophe'],
    ['Ёлка Эльба объект рыба ь Ь', 'Elka Elba obekt ryba  ', 'Russian letters'],
    ['Івано-Франківськ-Йорк', 'Ivano-Frankivsk-York', 'each part of a double word'],
    ['розгром Безгін', 'rozghrom Bezghin', 'зг anywhere in a word'],
  ])('writes %j as %j: %s', (text, latin) => {
    expect(transliterate(text)).toBe(latin);
  });
});
