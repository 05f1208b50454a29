import type { Cells } from '../import/ImportRules.ts';

/** Words that other products have where there is nothing to choose. */
const NO_OPTION = /^(?:default title|default|regular|-)$/i;

const textOf = (cell: unknown): string => (cell === null || cell === undefined ? '' : String(cell).trim());

/**
 * Reads the variants of exports: rows of one handle are of one item, and all but the first leave out what stands in that one.
 * Until a product has options, each variant is a product, with the words of its options behind the name.
 */
export function variantNames(): (cells: Cells) => Cells | null {
  let handle = '';
  let first: Cells = {};
  return (given) => {
    const { handle: own, option1, option2, option3, ...cells } = given;
    const ownHandle = textOf(own);
    const isMore = ownHandle !== '' && ownHandle === handle && textOf(cells.name) === '';
    if (!isMore) {
      handle = ownHandle;
      first = { ...cells };
    }
    const whole = isMore
      ? { ...filledBy(cells, first), option1, option2, option3 }
      : { ...cells, option1, option2, option3 };
    // Another picture of the item above, and no other goods.
    if (isMore && ![cells.retail_price, cells.code, cells.sku, option1].some((cell) => textOf(cell) !== ''))
      return null;
    return named(whole);
  };
}

/** What a variant leaves out is as in the first row of its item; its code, price and stock are its own. */
const SHARED = [
  'name',
  'desc',
  'category',
  'sub_category',
  'category_id',
  'sub_category_id',
  'hashtags',
  'status',
  'unit',
];

function filledBy(cells: Cells, first: Cells): Cells {
  const shared = SHARED.filter((field) => field in cells && textOf(cells[field]) === '');
  return { ...cells, ...Object.fromEntries(shared.map((field) => [field, first[field] ?? null])) };
}

function named({ option1, option2, option3, ...cells }: Cells): Cells {
  const options = [option1, option2, option3].map(textOf).filter((text) => text !== '' && !NO_OPTION.test(text));
  const name = textOf(cells.name);
  return options.length > 0 && name !== '' ? { ...cells, name: `${name} (${options.join(', ')})` } : cells;
}
