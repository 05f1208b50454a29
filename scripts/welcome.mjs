import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './workspace.mjs';

/** Returns the text printed once the product runs: its address, what to try, where the data are. */
export function welcome(url) {
  const { GATEWAY_URL, CELLS_FILE } = process.env;
  const parts = [`Taem is running:  ${url}`];
  if (process.env.NODE_ENV !== 'production' && !GATEWAY_URL && !CELLS_FILE) parts.push(demo(url));
  return `\n${[...parts, whereDataAre(), 'Press Ctrl-C to stop.'].join('\n\n')}`;
}

const demo = (url) => `The demo shop, password taem-demo-1:
  owner     everything
  manager   the shop and its people, without roles and settings
  cashier   the till
  analyst   figures, by the API

To try at the till: the member 0812345678, the product code BANANA000001 (typed or scanned),
the authorization codes 3333 for a discount, 1111 to void a sale, 2222 to adjust points.
For developers: ${url}/sandbox`;

function whereDataAre() {
  const { DATA_DIR, DATABASE_URL, GATEWAY_URL, CELLS_FILE } = process.env;
  if (CELLS_FILE) return `The data are in the cell that ${CELLS_FILE} names.`;
  if (GATEWAY_URL) return `The data are at the gateway ${GATEWAY_URL}.`;
  const folder = resolve(root, DATA_DIR || '.data');
  const location = join(folder, 'postgres.location');
  const database = existsSync(location) ? readFileSync(location, 'utf8').trim() : null;
  if (DATABASE_URL) return `The data are in your database, pictures in ${folder}.`;
  const places = database ? `${folder}, the database in ${database}` : folder;
  return `The data are in ${places}. To start over: stop, then remove ${database ? 'both' : 'it'}.`;
}
