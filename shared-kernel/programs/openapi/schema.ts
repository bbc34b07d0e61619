import * as z from 'zod/mini';
import {
  date,
  flag,
  id,
  idList,
  letterFlag,
  money,
  moment,
  text,
  typedDate,
  whole,
  type Codec,
} from '../../src/api/contract/codec';

type JsonSchema = Readonly<Record<string, unknown>>;

const DAY = '[0-9]{2}\\.[0-9]{2}\\.[0-9]{4}';
const createNumericSchema = (pattern: string, description: string): JsonSchema => ({
  type: ['string', 'number'],
  pattern: `^${pattern}$`,
  description,
});

/** Schemas of codecs whose rules are functions, which zod cannot convert. */
const CUSTOM_SCHEMAS = new Map<unknown, JsonSchema>([
  [text.wire, { type: 'string' }],
  [id.wire, createNumericSchema('[\\w-]{1,64}', 'identifier')],
  [idList.wire, createNumericSchema('[\\w-]{1,64}(,[\\w-]{1,64})*', 'identifiers separated by commas')],
  [whole.wire, createNumericSchema('-?[0-9]{1,15}', 'whole number')],
  [
    money.wire,
    createNumericSchema('-?[0-9]{1,15}([.,][0-9]{1,2})?', 'amount with a point or comma and at most two decimals'),
  ],
  [date.wire, { type: 'string', pattern: `^${DAY}([ T].*)?$`, description: 'day, dd.MM.yyyy' }],
  [typedDate.wire, { type: 'string', description: 'day, dd.MM.yyyy' }],
  [moment.wire, { type: 'string', pattern: `^${DAY} [0-9]{2}:[0-9]{2}:[0-9]{2}$`, description: 'moment in Kyiv time' }],
  [flag.wire, { enum: [1, 0, '1', '0', 'Y', 'N', 'true', 'false', true, false], description: 'yes or no' }],
  [letterFlag.wire, { enum: ['Y', 'N'], description: 'yes or no' }],
]);

export function getSchema(codec: Codec<unknown>): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(codec.wire, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const custom = CUSTOM_SCHEMAS.get(zodSchema);
      if (!custom) return;
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
      Object.assign(jsonSchema, custom);
    },
  });
  return schema;
}

export function isOptional(codec: Codec<unknown>): boolean {
  return z.safeParse(codec.wire, undefined).success;
}
