import gost89 from 'gost89';
import jkurwa from 'jkurwa';
import { MORE_CURVES } from './more-curves';

/**
 * What we use of the packages. They are CommonJS whose names Node does not find by looking at the text: taken by name they
 * work in a bundle, and not where a program is run from its sources.
 */
export const { Box, Field, Priv, std_curve } = jkurwa;
export const { compat, dumb_kdf, Hash, init, pbkdf } = gost89;

// A key that stands beside another writes its curve out; of what it writes only the degree counts.
jkurwa.Curve.only_known = true;
Object.assign(jkurwa.standard, MORE_CURVES);

export type { Curve, Field as FieldNumber, Point, Priv as PrivateKey, Pub } from 'jkurwa';
