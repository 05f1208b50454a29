import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AreaRoutesContext, FROM_MENU } from '../../app/areaRoute.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { boundedViewer } from '../../testing/boundedViewer.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { CustomerTypePage } from './CustomerTypePage.tsx';

beforeEach(() => switchLanguage('en'));

const goodsFirst = { ...boundedViewer, counter: { ...boundedViewer.counter, saleStart: 'GOODS' } };

const register = { path: '/customers/register', title: { th: '', en: '' }, page: async () => () => null };

function open(actionCodes: string[], registerCodes = ['Read', 'Write'], state: unknown = null) {
  const authorizes = [
    { objectCode: 'Page.Merchant.Payment', actionCodes },
    { objectCode: 'Page.Merchant.Payment.Subscribe', actionCodes: registerCodes },
  ] as typeof cashier.authorizes;
  storeSession({ ...cashier, authorizes });
  const router = createMemoryRouter(
    [
      { path: '/payment', Component: CustomerTypePage },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: '/payment', state }] },
  );
  render(
    <WithAnswers answers={{ ViewerRights: viewerRights(authorizes), Counter: { viewer: goodsFirst } }}>
      <AreaRoutesContext value={[register]}>
        <RouterProvider router={router} />
      </AreaRoutesContext>
    </WithAnswers>,
  );
  return router;
}

const choice = (name: string) => screen.getByText(name).closest('button') as HTMLButtonElement;

test.each([
  ['Member', '/payment/search-member', null],
  ['Walk-in', '/payment/addproduct', {}],
  ['Register', '/customers/register', null],
])('PAY-01, PAY-02 %s goes to %s', async (name, path, state) => {
  const router = open(['Read', 'Write']);
  await userEvent.click(choice(name));
  expect(router.state.location).toMatchObject({ pathname: path, state });
});

test('PERM-06 without write on the payment page a walk-in is disabled, with the reason; the others are not', async () => {
  const router = open(['Read']);
  await screen.findByText('Your role cannot take payments.');
  expect(['Member', 'Walk-in', 'Register'].map((name) => choice(name).disabled)).toEqual([false, true, false]);
  await userEvent.keyboard('{F3}');
  expect(router.state.location.pathname).toBe('/payment');
});

test('PAY-02 a user who may not register members sees so, and sells all the same', async () => {
  const router = open(['Read', 'Write'], ['Read']);
  await screen.findByText('Your role cannot register members');
  expect(['Member', 'Walk-in', 'Register'].map((name) => choice(name).disabled)).toEqual([false, false, true]);
  await userEvent.keyboard('{F4}');
  expect(router.state.location.pathname).toBe('/payment');
});

test('a shop that begins with the goods is led on to them from the menu, and chooses the customer at its address', async () => {
  const sells = open(['Read', 'Write'], ['Read', 'Write'], FROM_MENU);
  await vi.waitFor(() => expect(sells.state.location.pathname).toBe('/payment/addproduct'));
  const chooses = open(['Read', 'Write']);
  await userEvent.click(await screen.findByText('Member'));
  expect(chooses.state.location.pathname).toBe('/payment/search-member');
});
