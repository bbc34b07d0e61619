import gost89 from 'gost89';
import jkurwa from 'jkurwa';
import { MORE_CURVES } from './more-curves';

/**
 * Exports of the CommonJS packages, destructured: Node cannot detect their names statically, so named imports work only
 * in a bundle.
 */
export const { Box, Field, Priv, std_curve } = jkurwa;
export const { compat, dumb_kdf, Hash, init, pbkdf } = gost89;

// Curves written out in a key are accepted only if they are standard ones; only their degree is used.
jkurwa.Curve.only_known = true;
Object.assign(jkurwa.standard, MORE_CURVES);

export type { Curve, Field as FieldNumber, Point, Priv as PrivateKey, Pub } from 'jkurwa';
