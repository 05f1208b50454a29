import { describe, expect, it } from 'vitest';
import { cellOf, DirectoryFault, readCellDirectory, withRealmIn } from './cellDirectory.ts';

const cells = { north: { gateway: 'http://gateway1:4100/v3.0' }, south: { gateway: 'https://south.example/v3.0' } };
const whole = { cells, realms: { tea: 'south', constructor: 'south' }, default: 'north' };

describe('the directory of cells', () => {
  it.each([
    ['tea', 'south'],
    ['constructor', 'south'],
    ['coffee', 'north'],
    ['toString', 'north'],
    ['__proto__', 'north'],
    ['', 'north'],
  ])('a shop is in the cell that its code names, and in the default one without an entry: %j in %s', (code, cell) => {
    expect(cellOf(readCellDirectory(JSON.stringify(whole)), code)).toBe(cell);
  });

  it('a directory with a shop moved differs in that shop alone, and is read as it was written', () => {
    const moved = readCellDirectory(withRealmIn(readCellDirectory(JSON.stringify(whole)), 'tea', 'north'));
    expect(moved).toEqual({ ...whole, realms: { ...whole.realms, tea: 'north' } });
  });

  it.each<[string, unknown, RegExp]>([
    ['half a file', JSON.stringify(whole).slice(0, 40), /no JSON/],
    ['nothing', '', /no JSON/],
    ['a list', [], /./],
    ['a shop in a cell that is not there', { ...whole, realms: { tea: 'west' } }, /realms\.tea names west/],
    ['a default that is not there', { ...whole, default: 'west' }, /default names west/],
    ['a cell that every object has', { ...whole, default: 'toString' }, /default names toString/],
    ['no default', { cells, realms: {} }, /default/],
    [
      'an address of a database',
      { ...whole, cells: { ...cells, west: { gateway: 'postgres://x/y' } } },
      /cells\.west\.gateway/,
    ],
    ...['http://taem:secret@south/v3.0', 'http://south/v3.0?a=b', 'http://south/v3.0#a'].map(
      (gateway): [string, unknown, RegExp] => [
        `more than an address (${gateway})`,
        { ...whole, cells: { ...cells, west: { gateway } } },
        /^cells\.west\.gateway: must be an address alone/,
      ],
    ),
    ['a name with a new line', { ...whole, default: 'a\nb' }, /^default names a b, which is no cell$/],
    ['a misspelt key', { ...whole, realm: {} }, /realm/],
    ['a name that no setting can have', { ...whole, cells: { ...cells, 'the west': cells.north } }, /the west/],
    ['a code with @', { ...whole, realms: { '@tea': 'north' } }, /@tea/],
  ])('is refused in one line: %s', (_what, content, message) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    expect(() => readCellDirectory(text)).toThrow(DirectoryFault);
    expect(() => readCellDirectory(text)).toThrow(message);
  });
});
