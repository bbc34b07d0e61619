import { AsnProp, AsnPropTypes, OctetString } from '@peculiar/asn1-schema';
import { decodeBer, encodeOid } from '../encoding/der';
import { areEqualBytes } from '../encoding/bytes';
import { std_curve, type Curve } from './packages';

class Polynomial {
  degree = 0;
  terms = new ArrayBuffer(0);
}
AsnProp({ type: AsnPropTypes.Integer })(Polynomial.prototype, 'degree');
AsnProp({ type: AsnPropTypes.Any })(Polynomial.prototype, 'terms');

class WrittenCurve {
  polynomial = new Polynomial();
  a = new ArrayBuffer(0);
  b = new OctetString();
  order = new ArrayBuffer(0);
  base = new OctetString();
}
AsnProp({ type: Polynomial })(WrittenCurve.prototype, 'polynomial');
AsnProp({ type: AsnPropTypes.Any })(WrittenCurve.prototype, 'a');
AsnProp({ type: OctetString })(WrittenCurve.prototype, 'b');
AsnProp({ type: AsnPropTypes.Any })(WrittenCurve.prototype, 'order');
AsnProp({ type: OctetString })(WrittenCurve.prototype, 'base');

class Parameters {
  curve = new ArrayBuffer(0);
  substitution?: OctetString;
  secondSubstitution?: OctetString;
}
AsnProp({ type: AsnPropTypes.Any })(Parameters.prototype, 'curve');
AsnProp({ type: OctetString, optional: true })(Parameters.prototype, 'substitution');
AsnProp({ type: OctetString, optional: true })(Parameters.prototype, 'secondSubstitution');

/** Degrees of the standard's curves; the last number of a curve's identifier is its index here. */
const DEGREES = [163, 167, 173, 179, 191, 233, 257, 307, 367, 431] as const;

/** Curve on which the package's arithmetic does not terminate. */
const UNSUPPORTED_DEGREE = 191;

/**
 * Returns the standard curve of a key's parameters (DER). Computing on numbers chosen by an attacker could take days.
 */
export function findCurve(
  parameters: ArrayBuffer | null | undefined,
): { readonly name: Uint8Array; readonly curve: Curve } | null {
  const read = parameters && decodeBer(new Uint8Array(parameters), Parameters);
  if (!read) return null;
  const curveParameters = decodeBer(new Uint8Array(read.curve), WrittenCurve);
  const place = DEGREES.findIndex((degree, at) =>
    curveParameters
      ? curveParameters.polynomial.degree === degree
      : areEqualBytes(encodeCurveName(at), new Uint8Array(read.curve)),
  );
  const degree = DEGREES[place];
  return degree && degree !== UNSUPPORTED_DEGREE
    ? { name: encodeCurveName(place), curve: std_curve(`DSTU_PB_${degree}`) }
    : null;
}

function encodeCurveName(place: number): Uint8Array {
  return encodeOid(`1.2.804.2.1.1.1.1.3.1.1.2.${place}`);
}
