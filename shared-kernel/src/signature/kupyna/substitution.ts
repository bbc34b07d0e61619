import { decodeBase64 } from '../../domain/text';

const VALUES = 256;

/** Four substitutions of DSTU 7564 and DSTU 7624, concatenated: hash and cipher share them. */
const PACKED =
  'qENfBmt1bFlx34eVF/DYCW3zHcvJTSyveeCX/W9LRTk+3aNPtLaaDh+/FeFJ0pPGknKeYdFj+u70GdWtWKS7odzygzdC5HoynMyrSo9uBCcu' +
  '5+JalhYjK8JlZg+8qUdBNEj8t2qIpVOG+VvbOHvDHiIzJCg2x7I7jne69RSfCFWbTP5gXNoYRs19IbA/G4n/64RpOp3X03BnQLXeXTCRsXgR' +
  'AeUAaJigxQKmdC0Lonazvs69rumKMRzs8ZmUqvYmL+/ojDUD1H/7BcFekCA9gvfqCg1++FAaxAdXuDxi48isUmQQ0NkTDBIpUbnP1nONgVTA' +
  '7U5EpyqFJebKfItWgM6765LqyxPB6TrWstKQF/hCFVa0ZRyIQ8VcNrr1V2eNMfZkWJ70Iqp1DwKx321zTXwmLvcIXUQ+nxTIrlQQ2Lwaa2nz' +
  'vTOr+tGbaE4WlZHuTGOOW8w8GaGBSXvZbzdgyucrSP2WRfxBEg155YmM4yAw3LdsSrU/l9RiLQakpYNfKtrJAH6iVb8R1ZzPDgo9UX2TG/7E' +
  'RwmGC4+dage5sJgYMnFL7ztwoORA/8Op5nj5i0aAHjjhuKjgDCN2HSUkBfFulCiahOijT3fTheJS8oJQei90U7Nhrzk13s0fmaytcizd0Ie+' +
  'XqbsBMYDNPvbWbbCAfBa7admIX+KJ8fAKdeT2Zq1mCJF/Lpq3wKf3FFZShcrwpT0u6Ni5HHUzXAW4Uk8wNhcm62FU6F6yC3g0XKmLMTjdni3' +
  'tAk7DkFM3rKQJaXXAxEAwy6S704SnX3LNRDVT55NqVXG0HsYl9M25khWgY93zJy54qy4LxWkfNo4HgsF1hRubH5m/bHlYK9eM4fJ8F1tP4iN' +
  'x/cd6eztgCknz5moUA83JCgwldI+W0CDs2lXHwccirwg686Oq+4xonP5yjoa+w3B/vryb72W3UNStgjzrr4ZiTImsOpLZISCa/V5vwFfdWMb' +
  'Iz1oKmXokfb/E1jxRwp/xafnYVoGRkRCBKDbOYZUqow0IYv4DHRnaI3KTXNLTirUUiazVB4ZHyIDRj0tSlODE4q31SV59b1YLw0C7VGeEfI+' +
  'VV7RFjxmcF3zRUDM6JRWCM4aOtLh37U4bg7l9PmG6U/WhSPPMpkxFK7uyEjTMKGSQbEYxCxxckQV/Te+X6qbiNiriZz6YOq8YgwkpqjsZyDb' +
  'fCjdrFs0fhDxe49joAWaQ3chvycJw5+21ynC68Cki4wd+//Bspcu+GX2dQcESTPk2bnQQsdskACOb1ABxdpHP81pouJ6p8aTDwoG5iuWoxyv' +
  'ahKEOeewgvf+nYdcgTXetKX8gO/Lu2t2ulp9eAuV4610mDs2ZG3c8FmpTBd/kbjJVxvgYQ==';

const TABLES = decodeBase64(PACKED) ?? new Uint8Array();
const INVERSE = TABLES.map((_, at) =>
  TABLES.subarray(at & ~(VALUES - 1), (at & ~(VALUES - 1)) + VALUES).indexOf(at % VALUES),
);

export function substitute(row: number, value: number): number {
  return TABLES[(row % 4) * VALUES + value] ?? 0;
}

export function invertSubstitution(row: number, value: number): number {
  return INVERSE[(row % 4) * VALUES + value] ?? 0;
}
