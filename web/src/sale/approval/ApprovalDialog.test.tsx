import { APPROVAL_LAPSES } from '@taem/domain/till/neededApprovals.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { WithAnswers } from '../../till/testing/withAnswers.tsx';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { approvalOf } from './approvalActions.ts';

const refused = (code: string, params: Readonly<Record<string, string>>) =>
  approvalOf([{ code, params: Object.entries(params).map(([name, value]) => ({ name, value })) }]);

function open(code: string, params: Readonly<Record<string, string>>) {
  const needed = refused(code, params);
  if (!needed) throw new Error('Nothing takes an approval');
  const rest = { branchId: 'branch-1', approvable: {}, onApproved: () => undefined, onClose: () => undefined };
  const answers = { TillUsers: { tillUsers: [] } };
  return render(
    <WithAnswers answers={answers}>
      <ApprovalDialog needed={needed} {...rest} />
    </WithAnswers>,
  );
}

test('an approval that lacks what takes one by now is requested again, with what is missing and all that takes one', async () => {
  await switchLanguage('en');
  open('APPROVAL_INVALID', { reason: 'MORE', actions: 'OWN_PRICE,POINTS', missing: 'POINTS' });
  expect(screen.getByRole('alert').textContent).toBe(
    'The approval does not include: Points of the member above the limit. Get another one for all of it.',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A typed price',
    'Points of the member above the limit',
  ]);
});

test('each reason for which an approval counts no more has separate words in both languages, and the first one has none', async () => {
  for (const language of ['th', 'en'] as const) {
    await switchLanguage(language);
    const said = APPROVAL_LAPSES.map((reason) => {
      const { unmount } = open('APPROVAL_INVALID', { reason, actions: 'VOID', missing: 'VOID' });
      const { textContent } = screen.getByRole('alert');
      unmount();
      return textContent;
    });
    expect(new Set(said).size).toBe(APPROVAL_LAPSES.length);
    const { unmount } = open('APPROVAL_REQUIRED', { actions: 'VOID' });
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
  }
});

test('what a newer gateway says is shown as far as it is understood, and other refusals take no approval', () => {
  expect(refused('APPROVAL_INVALID', { reason: 'NEW', actions: 'VOID,NEW' })).toEqual({
    actions: ['VOID'],
    lapsed: { reason: 'OTHER', missing: [] },
  });
  expect(refused('STALE_VERSION', {})).toBeNull();
});
