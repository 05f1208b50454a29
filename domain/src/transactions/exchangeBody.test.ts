import { expect, it } from 'vitest';
import { MAX_LINE_NOTE_LENGTH, MAX_LINES, MAX_REMARK_LENGTH, MAX_VERSION } from '../limits.ts';
import { approvedExchangeSchema, exchangeBodySchema } from './exchangeBody.schema.ts';

const LINE = { position: 0, qty: 1, restock: true };
const RETURN = { transaction_no: 's', __v: 1, amount: -40, lines: [LINE] };
const sale = { branch_id: 'ari', lines: [{ product_id: 'tea', quantity: 1 }], channels: [], expected_amount_due: 40 };

/** Returns the paths at which the body is refused. */
const problems = (change: object, line: object = {}) =>
  exchangeBodySchema
    .safeParse({ return: { ...RETURN, authorize_pin: '1111', lines: [{ ...LINE, ...line }], ...change }, sale })
    .error?.issues.map(({ path }) => path.slice(1).join('.')) ?? [];

it.each<[string, object, object?]>([
  ['the least of it', {}],
  ['the longest texts', { transaction_no: 'x'.repeat(100), authorize_pin: '1'.repeat(50), member_id: 'x'.repeat(40) }],
  ['the longest remark', { remark: 'x'.repeat(MAX_REMARK_LENGTH) }],
  ['the highest version', { __v: MAX_VERSION }],
  ['a sale that was never changed', { __v: 0 }],
  ['as many lines as a bill has', { lines: Array(MAX_LINES).fill(LINE) }],
  ['the last row and the longest reason', {}, { position: 10_000, reason: 'x'.repeat(MAX_LINE_NOTE_LENGTH) }],
])('an exchange gives back %s', (_, change, line) => {
  expect(problems(change, line)).toEqual([]);
});

it.each<[string, string[], object, object?]>([
  ['of no sale', ['transaction_no'], { transaction_no: '' }],
  ['of a sale with a longer id', ['transaction_no'], { transaction_no: 'x'.repeat(101) }],
  ['of a version below the first', ['__v'], { __v: -1 }],
  ['of a version above the highest', ['__v'], { __v: MAX_VERSION + 1 }],
  ['without a code', ['authorize_pin'], { authorize_pin: '' }],
  ['with a longer code', ['authorize_pin'], { authorize_pin: '1'.repeat(51) }],
  ['of a longer member', ['member_id'], { member_id: 'x'.repeat(41) }],
  ['with a longer remark', ['remark'], { remark: 'x'.repeat(MAX_REMARK_LENGTH + 1) }],
  ['of more lines than a bill has', ['lines'], { lines: Array(MAX_LINES + 1).fill(LINE) }],
  ['before the first row', ['lines.0.position'], {}, { position: -1 }],
  ['behind the last row', ['lines.0.position'], {}, { position: 10_001 }],
  ['for a longer reason', ['lines.0.reason'], {}, { reason: 'x'.repeat(MAX_LINE_NOTE_LENGTH + 1) }],
  ['with what no line has', ['lines.0'], {}, { price: 1 }],
  ['with what no return has', [''], { price: 1 }],
])('an exchange gives nothing back %s', (_, at, change, line) => {
  expect(problems(change, line)).toEqual(at);
});

it('an exchange that a second person approved has no code, and nothing but what comes and goes', () => {
  const approved = { return: RETURN, sale };
  const isTaken = (body: object) => approvedExchangeSchema.safeParse(body).success;
  expect([isTaken(approved), isTaken({ ...approved, return: { ...RETURN, authorize_pin: '1111' } })]).toEqual([
    true,
    false,
  ]);
  const whole = { return: { ...RETURN, authorize_pin: '1111' }, sale };
  expect(exchangeBodySchema.safeParse(whole).success).toBe(true);
  for (const schema of [approvedExchangeSchema, exchangeBodySchema])
    expect(schema.safeParse({ ...(schema === exchangeBodySchema ? whole : approved), total: 1 }).success).toBe(false);
});
