import type { Point } from './packages';

const WIDTH = 2n;
const VALUES = 1 << Number(WIDTH);

/**
 * Adds multiples of two points; the doublings, most of the work of a verification, are done once for both.
 * @returns function of the two positive numbers; null for the point at infinity
 */
export function createJointSum(left: Point, right: Point): (ofLeft: bigint, ofRight: bigint) => Point | null {
  const table = listMultiples(right).flatMap((one) => listMultiples(left).map((other) => addPoints(one, other)));
  return (ofLeft, ofRight) => {
    const digits = Math.ceil(Math.max(ofLeft.toString(2).length, ofRight.toString(2).length) / Number(WIDTH));
    let sum: Point | null = null;
    for (let place = BigInt(digits - 1); place >= 0n; place -= 1n) {
      const part = table[getDigit(ofLeft, place) + VALUES * getDigit(ofRight, place)] ?? null;
      sum = addPoints(quadruple(sum), part);
    }
    return sum?.is_zero() ? null : sum;
  };
}

function addPoints(one: Point | null, other: Point | null): Point | null {
  return one && other ? one.add(other) : (one ?? other);
}

function quadruple(point: Point | null): Point | null {
  return point && point.twice().twice();
}

function listMultiples(point: Point): readonly (Point | null)[] {
  return [null, point, point.twice(), point.twice().add(point)];
}

function getDigit(number: bigint, place: bigint): number {
  return Number((number >> (place * WIDTH)) & BigInt(VALUES - 1));
}
