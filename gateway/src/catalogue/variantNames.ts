import type { Cells } from '../import/ImportRules.ts';

/** A file without a column for any of these has no variants. */
const OF_VARIANTS = ['handle', 'parent', 'row_type', 'row_id', 'option1', 'option2', 'option3'];

/** Words that other systems use where there is nothing to choose. */
const NO_OPTION = /^(?:default title|default|regular|-)$/i;

const textOf = (cell: unknown): string => (cell === null || cell === undefined ? '' : String(cell).trim());

/**
 * Reads the variants of other systems' exports: rows with one handle belong to one item, and all but the first leave
 * out its common values; or rows name their item, which is in an earlier row and is not sold itself. Until a product
 * has options, each variant is a product, with the words of its options after the name.
 */
export function variantNames(): (cells: Cells) => Cells | null {
  let handle = '';
  let first: Cells = {};
  /** Items whose variants are in other rows, by code and by row number. */
  const parents = new Map<string, Cells>();
  return (given) => {
    if (!OF_VARIANTS.some((field) => field in given)) return given;
    const { handle: own, option1, option2, option3, parent, row_type, row_id, ...rest } = given;
    if (/^(?:variable|grouped)\b/i.test(textOf(row_type))) {
      for (const name of [textOf(rest.code) || textOf(rest.sku), `id:${textOf(row_id)}`]) parents.set(name, rest);
      return null;
    }
    // An item without a code cannot be referred to, and does not belong to a row that names no item.
    const item = textOf(parent) === '' ? undefined : parents.get(textOf(parent));
    const cells = item ? filledBy(rest, item) : rest;
    const ownHandle = textOf(own);
    const isMore = ownHandle !== '' && ownHandle === handle && textOf(cells.name) === '';
    if (!isMore) {
      handle = ownHandle;
      first = { ...cells };
    }
    const whole = isMore
      ? { ...filledBy(cells, first), option1, option2, option3 }
      : { ...cells, option1, option2, option3 };
    // Only another picture of the item above, not another product.
    if (isMore && ![cells.retail_price, cells.code, cells.sku, option1].some((cell) => textOf(cell) !== ''))
      return null;
    return named(whole);
  };
}

/** Columns that a variant takes from the first row of its item, if it leaves them out; code, price and stock are its own. */
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
  'picture',
];

function filledBy(cells: Cells, first: Cells): Cells {
  const shared = SHARED.filter((field) => field in cells && textOf(cells[field]) === '' && textOf(first[field]) !== '');
  return { ...cells, ...Object.fromEntries(shared.map((field) => [field, first[field]])) };
}

function named({ option1, option2, option3, ...cells }: Cells): Cells {
  const options = [option1, option2, option3].map(textOf).filter((text) => text !== '' && !NO_OPTION.test(text));
  const name = textOf(cells.name);
  return options.length > 0 && name !== '' ? { ...cells, name: `${name} (${options.join(', ')})` } : cells;
}
