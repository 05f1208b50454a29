import { describe, expect, it } from 'vitest';
import { thaiMessage } from '../form/thaiMessages.ts';
import { fromBaht } from '../money/money.ts';
import {
  canSellByDefault,
  chosenOptions,
  defaultOptionIds,
  type OfferedGroup,
  optionFaults,
  optionGroupIds,
  toggleOption,
} from './chosenOptions.ts';
import { OPTION_GROUP_FAULTS, optionEntries, optionGroupFault } from './optionGroupForm.ts';

const group = (
  id: string,
  [minChoices, maxChoices]: [number, number],
  ...options: [id: string, price: number, isDefault?: true][]
): OfferedGroup => ({
  ...{ id, name: id.toUpperCase(), minChoices, maxChoices },
  options: options.map(([option, price, isDefault = false]) => ({
    ...{ id: option, name: option.toUpperCase(), isDefault },
    price: fromBaht(price),
  })),
});

const SIZE = group('size', [1, 1], ['s', 0, true], ['l', 15]);
const SWEET = group('sweet', [1, 1], ['normal', 0, true], ['less', 0]);
const TOPPING = group('topping', [0, 2], ['pearls', 10], ['jelly', 10], ['cream', 15]);
const MENU = [SIZE, SWEET, TOPPING];

describe('what may be sold', () => {
  it.each([
    ['one of each that needs one', ['l', 'less'], []],
    ['as many as may be', ['s', 'normal', 'pearls', 'cream'], []],
    ['none where one is needed', ['normal'], ['TOO_FEW']],
    ['two where one may be', ['s', 'l', 'normal'], ['TOO_MANY']],
    ['more than may be', ['s', 'normal', 'pearls', 'jelly', 'cream'], ['TOO_MANY']],
    ['what is not on the menu', ['s', 'normal', 'gold leaf'], ['NOT_OFFERED']],
    ['the same twice', ['s', 'normal', 'pearls', 'pearls'], ['NOT_OFFERED']],
    ['nothing', [], ['TOO_FEW', 'TOO_FEW']],
  ] as [string, string[], string[]][])('%s', (_rule, ids, codes) => {
    expect(optionFaults(MENU, ids).map(({ code }) => code)).toEqual(codes);
  });

  it('a product without groups takes no option', () => {
    expect(optionFaults([], [])).toEqual([]);
    expect(optionFaults([], ['l'])).toEqual([{ code: 'NOT_OFFERED', optionId: 'l' }]);
  });
});

it('a line has its options in the order of the menu, in words and prices of the moment', () => {
  expect(chosenOptions(MENU, ['cream', 'less', 'l'])).toEqual([
    { optionId: 'l', groupName: 'SIZE', name: 'L', price: 1500 },
    { optionId: 'less', groupName: 'SWEET', name: 'LESS', price: 0 },
    { optionId: 'cream', groupName: 'TOPPING', name: 'CREAM', price: 1500 },
  ]);
});

it('a product goes in by one press where what is preset may be sold', () => {
  expect(defaultOptionIds(MENU)).toEqual(['s', 'normal']);
  expect([canSellByDefault(MENU), canSellByDefault([]), canSellByDefault([TOPPING])]).toEqual([true, true, true]);
  expect(canSellByDefault([...MENU, group('milk', [1, 1], ['cow', 0], ['oat', 20])])).toBe(false);
});

it('the groups of the category come first, each once', () => {
  expect(optionGroupIds(['size', 'sweet'], ['topping', 'size'])).toEqual(['size', 'sweet', 'topping']);
});

it.each([
  ['another takes its place where one may be chosen', ['s'], 'l', ['l']],
  ['the one that is needed stays', ['l'], 'l', ['l']],
  ['another one is added where there is room', ['pearls'], 'cream', ['pearls', 'cream']],
  ['and let go again', ['pearls', 'cream'], 'pearls', ['cream']],
  ['no more than may be', ['pearls', 'cream'], 'jelly', ['pearls', 'cream']],
  ['what is on no menu changes nothing', ['s'], 'gold leaf', ['s']],
])('pressed: %s', (_rule, before, pressed, after) => {
  expect(toggleOption(MENU, before, pressed)).toEqual(after);
});

describe('a group', () => {
  const option = (isDefault = false, isActive = true) => ({ isDefault, isActive });
  it.each([
    ['of two, one of which is needed', 1, 1, [option(true), option()], null],
    ['that needs more than it allows', 2, 1, [option(), option()], 'mostBelowLeast'],
    ['that needs more than there are on the menu', 2, 2, [option(), option(false, false)], 'tooFewOptions'],
    ['with more preset than may be', 1, 1, [option(true), option(true)], 'tooManyDefaults'],
    ['what is off the menu is not preset', 1, 1, [option(true), option(true, false)], null],
  ] as const)('%s', (_rule, minChoices, maxChoices, options, fault) => {
    expect(optionGroupFault({ minChoices, maxChoices, options })?.message).toBe(
      fault ? OPTION_GROUP_FAULTS[fault] : undefined,
    );
  });

  it('has at least one option, each name once, at prices in whole satang', () => {
    const read = (options: object[]) => optionEntries.safeParse(options).success;
    expect(read([])).toBe(false);
    expect(read([{ name: 'L', price: '15.50' }])).toBe(true);
    expect(read([{ name: 'L', price: '15.505' }])).toBe(false);
    expect(read([{ name: 'L', price: '-1' }])).toBe(false);
    expect(read([{ name: 'L', price: 50_000 }])).toBe(true);
    expect(read([{ name: 'L', price: 50_000.01 }])).toBe(false);
    expect(
      read([
        { name: 'L', price: 0 },
        { name: 'L ', price: 5 },
      ]),
    ).toBe(false);
    expect(read(Array.from({ length: 50 }, (_, index) => ({ name: `${index}`, price: 0 })))).toBe(true);
    expect(read(Array.from({ length: 51 }, (_, index) => ({ name: `${index}`, price: 0 })))).toBe(false);
  });

  it('says in Thai whatever it refuses', () => {
    const messages = Object.values(OPTION_GROUP_FAULTS);
    expect(messages.filter((message) => thaiMessage(message) === message)).toEqual([]);
  });
});
