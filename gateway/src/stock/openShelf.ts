import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import { toBaht } from '@taem/domain/money/money.ts';
import { MAX_IMPORT_QTY } from '@taem/domain/stock/stockImportForm.ts';
import type { Products } from '../database/generated/rows.ts';
import { refuseField } from '../http/errors.ts';
import { requirePermission } from '../http/requirePermission.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import { orNull, Uuid } from '../resource/jsonShapes.ts';
import { insertRecord } from '../resource/writeRecord.ts';
import { receiveGoods } from './receiveGoods.ts';
import { stockImports } from './stockImports.ts';

interface Opening {
  branch_id: string;
  qty: number;
  cost?: number | null;
}

/** The document's name, as staff see it in the list of goods received. */
const NAME = 'สต็อกตั้งต้น';

/** Initial stock of a new product: a document receives it with its cost, like that of a file (OP-51). */
export const openShelf: NonNullable<Resource['besideNew']> = {
  fields: {
    opening: Type.Object(
      {
        branch_id: Uuid,
        qty: Type.Integer({ minimum: 1, maximum: MAX_IMPORT_QTY }),
        cost: Type.Optional(orNull(Type.Number({ minimum: 0, maximum: toBaht(MAX_UNIT_PRICE) }))),
      },
      {
        additionalProperties: false,
        description: 'Opening stock of a branch; requires a product whose stock is counted.',
      },
    ),
  },
  async write(client, session, id, { opening }) {
    if (opening === undefined || opening === null) return;
    requirePermission(session, PAGE.stock, 'Write');
    const { branch_id, qty, cost = null } = opening as Opening;
    const product = await client.query<Pick<Products, 'skip_stock'>>('select skip_stock from products where id = $1', [
      id,
    ]);
    if (product.rows[0]?.skip_stock !== false) throw refuseField('opening', 'needs a product whose stock is counted');
    const products = JSON.stringify([{ product_id: id, qty, base_price: cost }]);
    const document: RecordValues = { branch_id, name: NAME, products };
    await receiveGoods(document, client, session, null);
    await insertRecord(client, stockImports, document);
  },
};
