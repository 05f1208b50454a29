import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { AreaRoutesContext } from '../../app/areaRoute.ts';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { CustomerTypePage } from '../customer/CustomerTypePage.tsx';
import { MemberMainMenuPage } from '../payment/MemberMainMenuPage.tsx';
import { tillMember } from '../testing/members.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { scanStore } from './scanStore.ts';

const PAY: typeof cashier.authorizes = [{ objectCode: 'Page.Merchant.Payment', actionCodes: ['Read', 'Write'] }];

beforeEach(async () => {
  scanStore.reset();
  await switchLanguage('en');
});

function open(Component: ComponentType) {
  storeSession({ ...cashier, authorizes: PAY });
  const router = createMemoryRouter(
    [
      { path: '/here', Component },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: '/here', state: { member: tillMember() } }] },
  );
  render(
    <WithAnswers answers={{ ViewerRights: viewerRights(PAY) }}>
      <AreaRoutesContext value={[]}>
        <RouterProvider router={router} />
      </AreaRoutesContext>
    </WithAnswers>,
  );
  return router;
}

test.each([
  ['the choice of the customer', CustomerTypePage],
  ['the menu of a member', MemberMainMenuPage],
])('PR-28 on %s a scan is refused, and its Enter does not press the card that has the focus', async (_page, Page) => {
  const router = open(Page);
  const card = (await screen.findAllByRole('button')).find((button) => button === document.activeElement);
  if (!card) throw new Error('No card has the focus');
  const mayAct = [
    ...Array.from('4071', (digit) => ({ code: `Digit${digit}`, key: digit })),
    { code: 'Enter', key: 'Enter' },
  ]
    .map(({ code, key }, at) => {
      const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: 5000 + at * 190 });
      return fireEvent(card, event);
    })
    .at(-1);
  expect(mayAct).toBe(false);
  expect(scanStore.get().problems).toEqual([{ code: '4071', why: 'closed', times: 1 }]);
  expect(router.state.location.pathname).toBe('/here');
});
