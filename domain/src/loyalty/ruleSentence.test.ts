import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../testing/readSentence.ts';
import { COUPON_TYPES } from './coupon.ts';
import { FACT_NAMES, FACTS, factOfType, OPERATORS, type Operator } from './facts.ts';
import { evaluateTest } from './formula.ts';
import { conditionLogic, logicOf, plainTest, plainTestOf } from './plainTest.ts';
import { benefitClause, conditionClause, ruleSentence, type SentenceRule } from './ruleSentence.ts';

const test = fc.record({
  fact: fc.constantFrom(...FACT_NAMES),
  operator: fc.constantFrom(...(Object.keys(OPERATORS) as Operator[])),
});
const value = fc.integer({ min: 1, max: 99_999_999 }).map((hundredths) => hundredths / 100);

describe('B.2-7 a rule reads as a sentence', () => {
  it.each([
    ['th', 'เมื่อยอดสินค้าก่อนหักส่วนลด ตั้งแต่ 500 บาท → ลด 10%'],
    ['en', 'When the bill before deductions is at least 500 THB, take 10% off'],
  ] as const)('%s: %s', (language, sentence) => {
    const rule: SentenceRule = {
      conditions: [{ test: { fact: 'paid_amount', operator: '>=' }, value: 500 }],
      benefits: [{ type: 'Discount Percent', value: 10 }],
    };
    expect(ruleSentence(rule, language)).toBe(sentence);
  });

  it('DISC-05 says that the cashier types the value, and names a condition of another form', () => {
    const rule: SentenceRule = {
      conditions: [{ test: { name: 'Odd' }, value: 3 }],
      benefits: [{ type: 'Reward', value: 0 }],
    };
    expect(ruleSentence(rule, 'en')).toBe('When “Odd” 3, give the extra points that the cashier types');
    expect(ruleSentence({ ...rule, conditions: [] }, 'th')).toBe('ทุกบิล ให้แต้มเพิ่มตามที่แคชเชียร์พิมพ์');
  });

  it.each<[SentenceRule['benefits'][number], string, string]>([
    [{ type: 'Discount', value: 1_250.5 }, 'ลด 1,250.5 บาท', 'take 1,250.5 THB off'],
    [{ type: 'Discount Percent', value: 10 }, 'ลด 10%', 'take 10% off'],
    [{ type: 'Set Price', value: 100 }, 'ขายชุดละ 100 บาท', 'sell the set for 100 THB'],
    [{ type: 'Reward', value: 5 }, 'ให้แต้มเพิ่ม 5 แต้ม', 'give 5 extra points'],
    [{ type: 'Multiplier', value: 1.2345 }, 'ให้แต้มคูณ 1.2345', 'multiply the points by 1.2345'],
  ])('DISC-05 %j is said word for word', (benefit, th, en) => {
    expect([benefitClause(benefit, 'th'), benefitClause(benefit, 'en')]).toEqual([th, en]);
  });

  it.each([
    ['item_qty', 'จำนวนสินค้าในบิล ตั้งแต่ 2 ชิ้น', 'the number of items is at least 2 items'],
    ['paid_amount', 'ยอดสินค้าก่อนหักส่วนลด ตั้งแต่ 2 บาท', 'the bill before deductions is at least 2 THB'],
    ['total_transaction', 'จำนวนครั้งที่สมาชิกเคยซื้อ ตั้งแต่ 2 ครั้ง', "the member's number of purchases is at least 2 times"],
  ] as const)('%s has its unit', (fact, th, en) => {
    const condition = { test: { fact, operator: '>=' }, value: 2 } as const;
    expect([conditionClause(condition, 'th'), conditionClause(condition, 'en')]).toEqual([th, en]);
  });

  it.each(['th', 'en'] as const)('in %s what is shown can be read back, and means the same', (language) => {
    const rule = fc.record({
      conditions: fc.array(fc.record({ test, value }), { maxLength: 3 }),
      benefits: fc.array(
        fc.record({ type: fc.constantFrom(...COUPON_TYPES), value: fc.oneof(value, fc.constant(0)) }),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    });
    fc.assert(
      fc.property(rule, (given) => {
        expect(readSentence(ruleSentence(given, language), language)).toEqual(given);
      }),
    );
  });
});

describe('the table of facts', () => {
  it('a comparison is kept as a formula and read back from it', () => {
    fc.assert(
      fc.property(test, (given) => {
        expect(plainTest(logicOf(given))).toEqual(given);
      }),
    );
  });
  it.each([
    ['[value] <= [total_ltv]', { fact: 'total_ltv', operator: '>=' }],
    ['[value]>[item_qty]', { fact: 'item_qty', operator: '<' }],
    [' [ paid_amount ] = [ value ] ', { fact: 'paid_amount', operator: '=' }],
    ['[ value ] < [ item_qty ] ', { fact: 'item_qty', operator: '>' }],
    ['  [value] >= [item_qty]', { fact: 'item_qty', operator: '<=' }],
    ['2 * [value] <= [item_qty]', null],
    ['[value] <= [item_qty] * 2', null],
    ['[item_qty] * 2 >= [value]', null],
    ['[price] >= [value]', null],
    ['[constructor] >= [value]', null],
    ['', null],
  ])('%s is read as %j', (logic, read) => {
    expect(plainTest(logic)).toEqual(read);
  });
  it('every operator means in a formula what it says', () => {
    const facts = { itemQty: 3, paidAmount: 300, chargeAmount: 300, totalLtv: 300, totalTransaction: 3 } as never;
    const holds = (operator: Operator, compared: string) =>
      FACT_NAMES.map((fact) => {
        const names = new Map([[fact, FACTS[fact].read(facts)]]);
        const result = evaluateTest(logicOf({ fact, operator }).replace('[value]', compared), names);
        return result.ok && result.value;
      });
    const all = (answer: boolean) => FACT_NAMES.map(() => answer);
    for (const [operator, below, same, above] of [
      ['>=', true, true, false],
      ['>', true, false, false],
      ['<=', false, true, true],
      ['<', false, false, true],
      ['=', false, true, false],
    ] as const) {
      expect([operator, holds(operator, '2'), holds(operator, '3'), holds(operator, '4')]).toEqual([
        operator,
        all(below),
        all(same),
        all(above),
      ]);
    }
  });
  it('DISC-23 a condition without a formula means "at least" of what its type is about', () => {
    for (const fact of FACT_NAMES) {
      const type = FACTS[fact].conditionType;
      expect(factOfType(type)).toBe(fact);
      expect(conditionLogic({ type, template: { logic: ' ' } })).toBe(`[${fact}] >= [value]`);
      expect(plainTestOf({ type, template: { logic: '' } })).toEqual({ fact, operator: '>=' });
      expect(plainTestOf({ type, template: { logic: '[item_qty] < [value]' } })).toEqual({
        fact: 'item_qty',
        operator: '<',
      });
    }
    expect(conditionLogic({ type: 'other', template: { logic: '' } })).toBe('');
  });
});
