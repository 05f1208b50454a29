import { RestClient } from '../payment/RestClient.ts';

const AT_ONCE = 8;

/** Fills the demo shop up to so many products, and returns codes of products on the first screen. */
export async function addProducts(url: string, wanted: number): Promise<string[]> {
  const client = await RestClient.signIn(url, 'owner@taem', 'taem-demo-1');
  const { products } = await client.list<{ code: string; image_url: string }>(
    'products?limit=1000&sort={"name":1}&filter={"status":"Active"}',
  );
  const known = products?.result ?? [];
  const pictures = known.map((product) => product.image_url);
  const missing = Array.from({ length: Math.max(0, wanted - known.length) }, (_, index) => index);
  while (missing.length > 0) {
    await Promise.all(missing.splice(0, AT_ONCE).map((index) => addProduct(client, index, pictures)));
  }
  return known.map((product) => product.code);
}

async function addProduct({ url, token }: RestClient, index: number, pictures: readonly string[]): Promise<void> {
  const answer = await fetch(`${url}/products`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      code: `BENCH${String(index).padStart(4, '0')}`,
      name: `สินค้าทดสอบ ${index}`,
      retail_price: 10 + (index % 90),
      image_url: pictures[index % pictures.length],
    }),
  });
  if (!answer.ok) throw new Error(`POST products: ${answer.status} ${await answer.text()}`);
}
