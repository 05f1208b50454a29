import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import * as page from '../app/reloadPage.ts';
import { currentSession, storeSession } from '../app/session.ts';
import { cashier } from '../testing/session.ts';
import { BranchSelectionDialog } from './BranchSelectionDialog.tsx';

beforeEach(async () => {
  vi.spyOn(page, 'reloadPage').mockReturnValue();
  await switchLanguage('en');
});

test('HOME-09, PERM-22 confirming a branch keeps it and reloads the page', async () => {
  storeSession(cashier);
  render(<BranchSelectionDialog onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Ari' }));
  expect(page.reloadPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(currentSession()).toMatchObject({ branchId: 'branch-2', branchName: 'Ari' });
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

test('cancelling keeps the branch', async () => {
  storeSession(cashier);
  const close = vi.fn();
  render(<BranchSelectionDialog onClose={close} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Ari' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalled();
  expect(currentSession()?.branchId).toBe('branch-1');
});

test.each([
  [false, 3, 1],
  [true, 2, 0],
])("HOME-16 'All' is a choice only for users who are not tied to a branch (tied: %s)", (branchFixed, choices, all) => {
  storeSession({ ...cashier, branchFixed });
  render(<BranchSelectionDialog onClose={vi.fn()} />);
  expect(screen.getAllByRole('radio')).toHaveLength(choices);
  expect(screen.queryAllByRole('radio', { name: /^All/ })).toHaveLength(all);
});
