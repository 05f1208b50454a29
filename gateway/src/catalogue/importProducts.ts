import { plainDescription, shortened } from '@taem/domain/catalogue/plainDescription.ts';
import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import { PRODUCT_COLUMNS } from '@taem/domain/import/productColumns.ts';
import { readHashtags } from '@taem/domain/reading/tags.ts';
import type { Products } from '../database/generated/rows.ts';
import type { Cells, ImportRules, ImportScope, PartRow, Say } from '../import/ImportRules.ts';
import { textOfCell } from '../import/textOfCell.ts';
import { CATEGORY_CHOICES, categoriesOfFile } from './categoriesOfFile.ts';
import { codesOfFile } from './codesOfFile.ts';
import { products } from './products.ts';
import { secondCodes } from './secondCodes.ts';
import { variantNames } from './variantNames.ts';

/** MGMT-17, MGMT-20 Defaults for columns that a row leaves empty. */
const DEFAULTS = { skip_stock: true, hashtags: [], status: 'Active', currency: 'THB', unit: 'Piece', type: 'Product' };

/**
 * OP-27 Imports products by their code: new ones are added, existing ones are updated with the file's columns.
 * Categories may be given by name, and a row without a code is identified by its name.
 */
export const importProducts: ImportRules = {
  resource: products,
  fields: PRODUCT_COLUMNS,
  needs: [['name'], ['retail_price']],
  standIns: { retail_price: 'no_price' },
  choices: { ...CATEGORY_CHOICES, no_price: false },
  async open(scope) {
    const categories = await categoriesOfFile(scope);
    const readVariant = variantNames();
    const prices = missingPrices(scope);
    const completeCodes = codesOfFile(scope.client);
    const chooseCodes = secondCodes(scope.client);
    return {
      unique: ['code'],
      readCells(given, refuse, doubt) {
        const cells = readVariant(given);
        if (!cells) return null;
        // A row without a code uses its second one, or gets one together with the rows around it (`codesOfFile`).
        const isNamed = Boolean(cells.code || cells.sku);
        if (!isNamed && TOTAL.test(textOfCell(cells.name)))
          refuse('name', 'is the total of the rows above, and no product: take it out of the file');
        cells.code = isNamed ? cells.code || cells.sku : WITHOUT_CODE;
        if (typeof cells.hashtags === 'string') cells.hashtags = readHashtags(cells.hashtags).join(',');
        shortenDescription(cells, doubt);
        return prices.read(categories.readProduct(cells, refuse));
      },
      prepare(values) {
        if (values.code === WITHOUT_CODE) values.code = null;
      },
      async completePart(rows) {
        await chooseCodes(rows);
        categories.completeWithoutCode(rows);
        await completeCodes(rows);
        await categories.complete(rows);
        await prices.complete(rows);
      },
      choices: () => [...categories.choices(), ...prices.choices()],
      isComing: (id) => typeof id === 'string' && categories.isComing(id),
      makeReferred: categories.make,
      defaults: DEFAULTS,
      key: 'code',
    };
  },
};

/**
 * Imports products without a price at 0, if that is chosen. Products whose price is typed at another system's till
 * (`variable` of Loyverse) always get 0, as they have none, and this is reported. Existing products keep their price.
 */
function missingPrices({ client, choices }: ImportScope) {
  const isChosen = choices.no_price ?? false;
  /** Rows without a price, and whether their price is typed when sold. */
  const withoutPrice = new WeakMap<Cells, boolean>();
  let count = 0;
  return {
    read(cells: Cells): Cells {
      const price = textOfCell(cells.retail_price);
      const isTyped = /^variable$/i.test(price);
      if (price !== '' && !isTyped) return cells;
      if (!isTyped) count += 1;
      if (!isTyped && !isChosen) return cells;
      cells.retail_price = 0;
      withoutPrice.set(cells, isTyped);
      return cells;
    },
    async complete(rows: readonly PartRow[]): Promise<void> {
      const without = rows.filter(({ cells }) => withoutPrice.has(cells));
      if (without.length === 0) return;
      const answer = await client.query<Pick<Products, 'code' | 'retail_price'>>(
        'select code, retail_price from products where code = any($1)',
        [without.map(({ values }) => values.code)],
      );
      const prices = new Map<unknown, number>(answer.rows.map(({ code, retail_price }) => [code, retail_price]));
      for (const { cells, values, doubt } of without) {
        const price = prices.get(values.code);
        if (price !== undefined) values.retail_price = price;
        else if (withoutPrice.get(cells)) doubt('retail_price', PRICE_IS_TYPED);
      }
    },
    choices: () => (count > 0 ? [{ key: 'no_price', count, names: [] }] : []),
  };
}

const PRICE_IS_TYPED = 'is typed at each sale, so the product is kept at 0 until it gets a price';

/** Shortens descriptions, as other systems keep whole pages in them. */
function shortenDescription(cells: Cells, doubt: Say): void {
  if (typeof cells.desc !== 'string') return;
  const plain = plainDescription(cells.desc);
  cells.desc = shortened(plain, MAX_TEXT_LENGTH);
  if (cells.desc !== plain) doubt('desc', `is cut to ${MAX_TEXT_LENGTH} characters`);
}

/** Names of a list's last row with the totals. */
const TOTAL = /^(?:ยอด|ผล)?รวม(?:ทั้งหมด|ทั้งสิ้น|ยอด|เป็นเงิน)?\s*[:：]?$|^(?:grand |sub)?totals?:?$|^sum:?$/i;

/** Placeholder for the required code until the row gets one. */
const WITHOUT_CODE = 'CODE-TO-BE-GIVEN';
