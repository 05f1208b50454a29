import { expect } from 'vitest';
import { openTaxedShop } from './openTaxedShop.ts';
import {
  type Answer,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from './startReversalTests.ts';
import type { TestShop } from './testShop.ts';

export const BUYER = {
  name: 'ห้างหุ้นส่วน น้ำดื่ม & <ชา>',
  address: '1 ถนนพระราม 1\nกรุงเทพมหานคร 10330',
  tax_id: '0105536000313',
  branch_no: '00002',
};

export interface Drawn {
  id: string;
  kind: string;
  document_no: string;
  total: number;
  exempt: number;
  value: number;
  vat: number;
  left_value: number | null;
  transaction_id: string;
}

/** Shops with papers of every kind, and their files. */
export interface PaperTests {
  tests: ReversalTests;
  call(shop: TestShop, path: string, body: object): Promise<Answer['body']>;
  fetchFile(shop: TestShop, path: string): Promise<{ status: number; headers: object; bytes: Buffer }>;
  pdf(shop: TestShop, path: string): Promise<Buffer>;
  drawn(shop: TestShop): Promise<Drawn[]>;
  /** Takes pieces of a sale back: line and quantity. */
  back(shop: TestShop, sale: SoldSale, pieces: (readonly [number, number])[]): Promise<Answer['body']>;
  /** A shop with a sale of every kind of goods, its full invoice, a credit note and one by a void. */
  openShop(goods: string): Promise<TestShop>;
  close(): Promise<void>;
}

export async function startPaperTests(): Promise<PaperTests> {
  const tests = await startReversalTests();

  async function call(shop: TestShop, path: string, body: object) {
    const answer = await tests.call(shop, 'POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.payload;
  }

  async function fetchFile(shop: TestShop, path: string) {
    const headers = { authorization: await tests.authorize(shop) };
    const answer = await tests.app.inject({ method: 'GET', url: `/v3.0/${path}`, headers });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  }

  async function back(shop: TestShop, sale: SoldSale, pieces: (readonly [number, number])[]) {
    const lines = pieces.map(([position, qty]) => ({ position, qty }));
    const place = { transaction_no: sale.transaction_no, branch_id: shop.branchId };
    const { amount, __v } = await call(shop, 'payment/return/preview', { ...place, lines, delivery: true });
    return await call(shop, 'payment/return', returnBody(shop, { ...sale, __v }, pieces, amount));
  }

  return {
    ...{ tests, call, fetchFile, back },
    async pdf(shop, path) {
      const { status, bytes } = await fetchFile(shop, path);
      expect(status, bytes.toString('latin1').slice(0, 500)).toBe(200);
      return bytes;
    },
    drawn: (shop) =>
      tests.rows<Drawn>(
        shop,
        `select id, kind, document_no, total::int, exempt::int, value::int, vat::int, left_value::int, transaction_id
          from tax_documents order by kind, number`,
      ),
    async openShop(goods) {
      const shop = await openTaxedShop(tests);
      if (goods.includes('exempt'))
        await tests.rows(shop, "update products set is_vat_exempt = true where name = 'tea'");
      const sale = await tests.sell(shop, { coffee: 3, tea: 2, memberId: shop.memberId, pointsAsCash: 7 });
      await call(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
      await back(shop, sale, [[1, 1]]);
      const other = await tests.sell(shop, { coffee: 1 });
      await call(shop, 'payment/void', voidBody(shop, other));
      return shop;
    },
    close: () => tests.close(),
  };
}
