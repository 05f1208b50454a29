import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, test } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const server = openForTests(startTestServer);

test('CHAN-19 a payment channel has its method, its institute and its account, in one call', async () => {
  const { data, errors } = await server.ask(`{ paymentChannels(filter: { status: ACTIVE }) { items {
    id name paymentMethod { name } institute { id name imageUrl } accountName accountNo actionCode imageUrl } } }`);
  expect(errors).toBeUndefined();
  expect(data.paymentChannels.items).toEqual([
    {
      id: ids.account,
      name: 'Mango account',
      paymentMethod: { name: 'Transfer' },
      institute: { id: ids.bank, name: 'Bank of Mango', imageUrl: null },
      accountName: 'Taem',
      accountNo: '123-4-56789-0',
      actionCode: 'TR1',
      imageUrl: null,
    },
  ]);
  const [call, ...more] = server.gateway.calls;
  expect(call?.query.get('filter')).toBe('{"status":"Active"}');
  expect(more).toEqual([]);
});

test('CHAN-19 institutes have their colour, and cards their institute', async () => {
  const { data, errors } = await server.ask(`{
    institutes(filter: { status: ACTIVE }) { id name imageUrl fontColor } cards { id name instituteId } }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    institutes: [{ id: ids.bank, name: 'Bank of Mango', imageUrl: null, fontColor: '#ffffff' }],
    cards: [{ id: ids.card, name: 'Visa', instituteId: ids.bank }],
  });
});
