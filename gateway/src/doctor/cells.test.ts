import { expect, test } from 'vitest';
import { APPLICATION_ROLE } from '../database/prepareConnection.ts';
import { startTestDatabase } from '../testing/startTestDatabase.ts';
import { cellFindings } from './cells.ts';
import { connected } from './connected.ts';

test('the doctor looks for moves of shops with a login that is no superuser', async () => {
  const db = await startTestDatabase();
  const found = await connected(db.url, async (client) => {
    await client.query(`set role ${APPLICATION_ROLE}`);
    return await cellFindings(client);
  });
  expect(found).toEqual([]);
  await db.close();
});
