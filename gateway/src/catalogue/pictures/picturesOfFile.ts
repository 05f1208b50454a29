import { type PictureSource, pictureSource } from '@taem/domain/import/pictureSource.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { ImportScope } from '../../import/ImportRules.ts';
import { textOfCell } from '../../import/textOfCell.ts';
import type { OpenBeside, RowsBeside } from '../../import/withBeside.ts';
import type { RecordValues } from '../../resource/defineResource.ts';

/**
 * The sources of product pictures in a file. Pictures arrive after the rows: from their addresses
 * (`startFetchingPictures`), or in a zip (`takeZip`). Each is then a change of its product, in the import's change set.
 */
export const picturesOfFile: RowsBeside = {
  kind: 'picture',
  table: 'products',
  when: 'before',
  fields: async () => [],
  open: async (scope) => openPictures(scope),
  async find(client, importId, recordId) {
    const { rows } = await client.query<{ id: string }>(TO_COME, [importId, recordId]);
    return rows.map(({ id }) => id);
  },
  lock: (client, keys) => client.query(LOCK, [keys]),
  async takeBack(client, _session, _importId, keys) {
    await client.query('delete from import_pictures where id = any($1::uuid[])', [keys]);
    return { changed: 0, same: keys.length, left: [] };
  },
};

const TO_COME = `
  select id from import_pictures where import_id = $1 and state <> 'done' and ($2::uuid is null or product_id = $2)`;

const LOCK = 'select from import_pictures where id = any($1::uuid[]) order by id for update';

/** The channel that notifies gateways of pictures to fetch. */
export const PICTURES_CHANNEL = 'import_pictures';

interface NamedPicture extends PictureSource {
  row: number;
}

function openPictures({ client, importId, brought }: ImportScope): OpenBeside {
  const named = new WeakMap<RecordValues, NamedPicture>();
  return {
    read(values, cells) {
      const source = pictureSource(textOfCell(cells.picture ?? null));
      if (source) named.set(values, { ...source, row: 0 });
    },

    async completePart(rows) {
      const some = rows.flatMap(({ number, values }) => {
        const source = named.get(values);
        return source ? [{ number, values, source }] : [];
      });
      if (some.length === 0) return;
      const there = await readThere(
        client,
        some.map(({ values }) => values.code),
      );
      for (const { number, values, source } of some) {
        if (there.get(values.code) === source.text) named.delete(values);
        else named.set(values, { ...source, row: number });
      }
    },

    async take(rows) {
      const bringing = rows.flatMap(({ values }) => {
        const source = named.get(values);
        return source ? [{ values, source }] : [];
      });
      if (importId !== null && bringing.length > 0) {
        brought.add('picture');
        const pictures = bringing.map(({ values, source: { row, text, isAddress } }) => ({
          ...{ code: values.code, row_number: row, source: text, state: isAddress ? 'waiting' : 'named' },
        }));
        await client.query(KEEP, [importId, JSON.stringify(pictures)]);
        // The notice arrives when the rows are committed.
        await client.query('select pg_notify($1, $2)', [PICTURES_CHANNEL, '']);
      }
      return new Set(bringing.map(({ values }) => values));
    },
  };
}

/** Returns the sources of pictures that products have or that are still to come, by code. */
async function readThere(client: DatabaseClient, codes: readonly unknown[]): Promise<ReadonlyMap<unknown, string>> {
  const answer = await client.query<{ code: string; source: string }>(THERE, [codes]);
  return new Map(answer.rows.map(({ code, source }) => [code, source]));
}

const THERE = `
  select p.code, i.source from products p join import_pictures i on i.product_id = p.id
  where p.code = any($1) and (i.state in ('waiting', 'named') or (i.state = 'done' and p.image_url = i.address))`;

/** A product has one picture: the one that an earlier file named is no longer expected. */
const KEEP = `
  insert into import_pictures (import_id, product_id, row_number, source, state)
  select $1, p.id, g.row_number, g.source, g.state
  from json_to_recordset($2) as g(code text, row_number int, source text, state text) join products p on p.code = g.code
  on conflict (realm_id, product_id) do update set import_id = excluded.import_id, row_number = excluded.row_number,
    source = excluded.source, state = excluded.state, message = null, address = null, tries = 0, next_try_at = now()`;
