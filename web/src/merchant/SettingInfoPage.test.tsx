import { ApolloProvider } from '@apollo/client/react';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createApolloClient } from '../app/apolloClient.ts';
import { switchLanguage } from '../app/i18n.ts';
import { storeSession } from '../app/session.ts';
import { answer } from '../testing/answer.ts';
import { cashier } from '../testing/session.ts';
import { viewerRights } from '../testing/viewerRights.ts';
import { SettingInfoPage } from './SettingInfoPage.tsx';

async function open(tax: object | null, objectCode: string = PAGE.payment) {
  await switchLanguage('en');
  const authorizes = [{ objectCode, actionCodes: ['Read'] }] as const;
  storeSession({ ...cashier, authorizes });
  const setting = { __typename: 'MerchantSetting', id: 's', tax: { __typename: 'TaxSetting', id: 't', ...tax } };
  vi.stubGlobal('fetch', async () =>
    tax
      ? answer({ __typename: 'Query', merchantSetting: setting, ...viewerRights(authorizes) })
      : new Response('', { status: 500 }),
  );
  render(
    <ApolloProvider client={createApolloClient()}>
      <MemoryRouter>
        <SettingInfoPage />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const said = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const RATES = { vatPercent: 10, vatFrom: '2020-01-01', vatPercentBefore: 7, receiptFoot: 'See you at Ari' };

test('BI-09 VAT in force and the foot of receipts are those that the shop has set', async () => {
  await open(RATES);
  expect(await screen.findByText('See you at Ari')).toBeTruthy();
  expect([said('VAT'), said('Receipt footer')]).toEqual(['10%', 'See you at Ari']);
  expect(screen.queryByRole('link', { name: 'Change receipts and tax' })).toBeNull();
});

test('a shop that has set no foot has the usual one, and who may see the settings is led to them', async () => {
  await open({ ...RATES, vatFrom: '2999-01-01', receiptFoot: '' }, PAGE.setting);
  expect(await screen.findByText('Thank you')).toBeTruthy();
  expect(said('VAT')).toBe('7%');
  const change = screen.getByRole('link', { name: 'Change receipts and tax' });
  expect(change.getAttribute('href')).toBe('/management/setting?tab=paper');
});

test('what cannot be read is not made up', async () => {
  await open(null);
  await vi.waitFor(() =>
    expect([said('VAT'), said('Receipt footer'), said('API version')]).toEqual(['-', '-', 'v3.0']),
  );
});
