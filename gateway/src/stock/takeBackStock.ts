import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import type { BroughtBeside, TakenBack } from '../import/BroughtBeside.ts';

/**
 * Takes back what a file brought onto the shelves: lines of documents of goods received, as long as nothing else has
 * moved on their shelf since.
 */
export const takenBackStock: BroughtBeside = {
  kind: 'stock',
  table: 'products',
  when: 'before',
  async find(client, importId, recordId) {
    const { rows } = await client.query<{ key: string }>(FIND, [importId, recordId]);
    return rows.map(({ key }) => key);
  },
  // A sale from the shelf waits, or is visible to the statements after this one.
  lock: (client, keys) => client.query(LOCK_SHELVES, [keys]),
  async takeBack(client, session, _importId, keys) {
    const done = { changed: 0, same: 0 };
    const left: LeftLine[] = [];
    for (const key of keys) {
      const [documentId, position] = key.split(' ');
      const [line] = (await client.query<Line>(LINE, [documentId, position])).rows;
      const reason = line && reasonToLeave(session, line);
      if (!line) done.same += 1;
      else if (reason) left.push({ record_id: line.product_id, name: line.name, ...reason });
      else {
        await takeOff(client, line);
        done.changed += 1;
      }
    }
    return { ...done, left };
  },
};

type LeftLine = TakenBack['left'][number];

interface Line {
  import_id: string;
  position: number;
  product_id: string;
  branch_id: string;
  name: string;
  is_moved: boolean;
}

function reasonToLeave(
  { branchIds, ...session }: GatewaySession,
  line: Line,
): Pick<LeftLine, 'reason' | 'message'> | null {
  if (!mayDo({ branchIds, ...session }, PAGE.stock, 'Write')) return { reason: 'PERMISSION' };
  if (branchIds.length > 0 && !branchIds.includes(line.branch_id)) return { reason: 'PERMISSION' };
  return line.is_moved ? { reason: 'RULE', message: MOVED } : null;
}

const MOVED = 'It was sold, or other goods were received, since the file brought it.';

const FIND = `
  select l.import_id || ' ' || l.position as key
  from stock_imports i join stock_import_lines l on l.import_id = i.id
  where i.file_import_id = $1 and ($2::uuid is null or l.product_id = $2) order by i.id, l.position desc`;

const LOCK_SHELVES = `
  select from stock k join stock_imports i on i.branch_id = k.branch_id
    join stock_import_lines l on l.import_id = i.id and l.product_id = k.product_id
  where l.import_id || ' ' || l.position = any($1) and i.id = any(select split_part(key, ' ', 1)::uuid from unnest($1) key)
  order by k.branch_id, k.product_id for update of k`;

const LINE = `
  select l.import_id, l.position, l.product_id, i.branch_id, p.name,
    exists (select from stock_movements m where m.product_id = l.product_id and m.branch_id = i.branch_id
      and m.import_id is distinct from i.id) as is_moved
  from stock_import_lines l join stock_imports i on i.id = l.import_id join products p on p.id = l.product_id
  where l.import_id = $1 and l.position = $2`;

/**
 * Removes a line; a product has only one in a document created by an import. Shelves and documents that become empty
 * are deleted.
 */
async function takeOff(client: DatabaseClient, { import_id, position, product_id, branch_id }: Line): Promise<void> {
  const gone = await client.query<{ qty: number; value: number | null }>(
    'delete from stock_movements where import_id = $1 and product_id = $2 returning qty, value',
    [import_id, product_id],
  );
  const qty = gone.rows.reduce((sum, movement) => sum + movement.qty, 0);
  const value = gone.rows.reduce((sum, movement) => sum + (movement.value ?? 0), 0);
  await client.query('delete from stock_import_lines where import_id = $1 and position = $2', [import_id, position]);
  await client.query('update stock set qty = qty - $3, value = value - $4 where branch_id = $1 and product_id = $2', [
    branch_id,
    product_id,
    qty,
    value,
  ]);
  await client.query(EMPTY_SHELF, [branch_id, product_id]);
  await client.query(EMPTY_DOCUMENT, [import_id]);
}

const EMPTY_SHELF = `
  delete from stock where branch_id = $1 and product_id = $2
    and not exists (select from stock_movements m where m.branch_id = $1 and m.product_id = $2)`;
const EMPTY_DOCUMENT =
  'delete from stock_imports where id = $1 and not exists (select from stock_import_lines where import_id = $1)';
