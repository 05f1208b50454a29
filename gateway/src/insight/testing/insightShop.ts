import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { expect } from 'vitest';
import { createChance, type RandomSale, thinkOfSales, writeSale } from '../../testing/randomShop.ts';
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
export type Row = any;

export interface Scope {
  from: string;
  to: string;
  branch: 'ari' | null;
}

/** The test shop with a few months of sales, some voided, some folded; `analyst` may read one branch and export files. */
export interface InsightShop {
  gateway: TestGateway;
  tokens: { owner: string; analyst: string };
  sales: RandomSale[];
  /** Returns the list of a statistic. */
  stat(path: string, query?: Record<string, string>, token?: string): Promise<Row>;
  /** Returns the sales that count in a scope. */
  sold(scope: Scope): RandomSale[];
  queryOf(scope: Scope, more?: Record<string, string>): Record<string, string>;
}

export async function openInsightShop(seed: number): Promise<InsightShop> {
  const gateway = await startTestGateway();

  const { realm, database } = gateway;
  const chance = createChance(seed);
  const sales = thinkOfSales(chance, realm, 260);
  await database.withRealm(realm.id, async (client) => {
    for (const sale of sales) {
      await writeSale(client, sale, realm.ids.owner);
      // Some rows are folded, some not, as at any moment in a shop.
      if (chance(30) === 0) await client.query('select fold_rollups($1, $2)', [realm.id, 1 + chance(60)]);
    }
    const mayRead = [PAGE.businessInsight, PAGE.customerExport];
    const authorizes = mayRead.map((page) => ({ object_code: page, action_codes: ['Read'] }));
    await client.query("insert into merchant_roles (name, authorizes) values ('Analyst', $1)", [
      JSON.stringify(authorizes),
    ]);
    await client.query(
      `insert into merchant_users (username, password_hash, firstname, lastname, role_id, branch_ids)
        select 'analyst', u.password_hash, 'An', 'Lyst', r.id, $1 from merchant_users u, merchant_roles r
        where u.username = 'owner' and r.name = 'Analyst'`,
      [[realm.ids.ari]],
    );
    await client.query(`insert into member_badges (name, conditions) values ('Frequent Member', '[{"value": 30}]')`);
    await client.query("update member_badges set conditions = '[{\"value\": 9000}]' where name = 'Big Spender'");
  });
  const tokens = { owner: await gateway.signIn('owner'), analyst: await gateway.signIn('analyst') };
  return {
    gateway,
    tokens,
    sales,
    async stat(path, query = {}, token = tokens.owner) {
      const { status, body } = await gateway.send('GET', `/stat/${path}`, { token, query });
      expect({ path, status, message: body.message }).toEqual({ path, status: 200, message: undefined });
      return body.payload[path.replaceAll('-', '_')];
    },
    sold: ({ from, to, branch }) =>
      sales.filter(
        (sale) =>
          !sale.void && sale.day >= from && sale.day <= to && (branch === null || sale.branch === realm.ids[branch]),
      ),
    queryOf: ({ from, to, branch }, more = {}) => ({
      from,
      to,
      ...(branch ? { branch_id: realm.ids[branch] } : {}),
      ...more,
    }),
  };
}
