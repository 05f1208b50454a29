import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { ProceedButton } from '../typed/ProceedButton.tsx';
import { ParkedNotice } from './ParkedNotice.tsx';

const PARKED = { id: '018f0000-0000-4000-a000-000000000001', name: 'Table 4', version: 2, openedAt: null };
const OPEN = {
  ...{ __typename: 'ParkedBill', id: PARKED.id, name: PARKED.name, status: 'PARKED', version: 2, contentVersion: 2 },
  ...{ openedAt: null, openedByName: null, closedAt: null, closedByName: null, transactionNo: null },
  ...{ changedAt: null, changedByName: null },
};

test.each([
  ['is as it was opened here', {}, false],
  ['was opened elsewhere too', { openedAt: '2026-03-10T10:00:00Z' }, false],
  ['was paid on another till', { status: 'PAID', transactionNo: 'A01-1' }, true],
  ['was discarded', { status: 'DISCARDED' }, true],
  ['has other goods by now', { contentVersion: 3 }, true],
])('a parked bill that %s goes to payment only where it can still be paid', async (_, facts, isHeld) => {
  storeSession(cashier);
  const answer = () => ({ parkedBill: { ...OPEN, ...facts } });
  render(
    <WithAnswers answers={{ ParkedBillState: answer }}>
      <ParkedNotice parked={PARKED} />
      <ProceedButton isClosed={false} reason={null} onProceed={() => undefined}>
        Proceed
      </ProceedButton>
    </WithAnswers>,
  );
  if (isHeld) expect(await screen.findByText(/รับชำระที่นี่ไม่ได้/)).toBeTruthy();
  else await screen.findByText(/Table 4|เปิดบิลนี้/);
  expect((screen.getByRole('button', { name: /^Proceed/ }) as HTMLButtonElement).disabled).toBe(isHeld);
});
