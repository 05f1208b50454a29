import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { RestClient } from '../payment/RestClient.ts';

const AT_ONCE = 8;

/** Fills the demo shop up to the given number of products, and returns codes of products on the first screen. */
export async function addProducts(url: string, count: number): Promise<string[]> {
  const client = await RestClient.signIn(url, 'owner@taem', demoAccounts.password);
  const { products } = await client.list<{ code: string; image_url: string; category_id: string }>(
    'products?limit=1000&sort={"name":1}&filter={"status":"Active"}',
  );
  const existing = products?.result ?? [];
  const missing = Array.from({ length: Math.max(0, count - existing.length) }, (_, index) => index);
  while (missing.length > 0) {
    await Promise.all(
      missing.splice(0, AT_ONCE).map((index) => addProduct(client, index, existing[index % existing.length])),
    );
  }
  return existing.map((product) => product.code);
}

async function addProduct(
  { url, token }: RestClient,
  index: number,
  like: { image_url: string; category_id: string } | undefined,
): Promise<void> {
  const answer = await fetch(`${url}/products`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      code: `BENCH${String(index).padStart(4, '0')}`,
      name: `สินค้าทดสอบ ${index}`,
      retail_price: 10 + (index % 90),
      skip_stock: true,
      status: 'Active',
      image_url: like?.image_url,
      category_id: like?.category_id,
    }),
  });
  if (!answer.ok) throw new Error(`POST products: ${answer.status} ${await answer.text()}`);
}
