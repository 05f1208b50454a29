import { expect, test } from 'vitest';
import { isProven, missingProof } from './transferProof.ts';

const cash = { type: 'Cash', instituteId: null } as const;
const transfer = (instituteId: string | null) => ({ type: 'Transfer', instituteId }) as const;

test.each([
  ['a transfer without anything', [transfer(null)], false, { banks: [0], slip: true }],
  ['a transfer with its bank alone', [transfer('b')], false, { banks: [], slip: true }],
  ['a transfer with its slip alone', [transfer(null)], true, { banks: [0], slip: false }],
  ['a whole transfer', [transfer('b')], true, { banks: [], slip: false }],
  ['a part of a split bill', [cash, transfer(null), transfer('b')], false, { banks: [1], slip: true }],
  ['cash', [cash], false, { banks: [], slip: false }],
])('CHAN-08, CHAN-09 where proof is required, %s lacks what it lacks', (_, tenders, hasSlip, missing) => {
  expect(missingProof('REQUIRED', tenders, hasSlip)).toEqual(missing);
  expect(isProven(missing)).toBe(missing.banks.length === 0 && !missing.slip);
  expect(isProven(missingProof('OPTIONAL', tenders, hasSlip))).toBe(true);
});
