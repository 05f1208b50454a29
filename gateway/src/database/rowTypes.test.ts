import { expect, test } from 'vitest';
import { databaseUrl, TEMPLATE } from '../testing/databaseUrl.ts';
import { readRowTypes } from '../testing/readRowTypes.ts';
import { testPostgresUrl } from '../testing/testPostgresUrl.ts';

test('the types of rows are those of the migrated tables', async () => {
  const types = await readRowTypes(databaseUrl(await testPostgresUrl(), TEMPLATE));
  await expect(types).toMatchFileSnapshot('generated/rows.ts');
});
