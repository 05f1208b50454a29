import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as hooks from '../app/gql/hooks.ts';
import { switchLanguage } from '../app/i18n.ts';
import { storeSession } from '../app/session.ts';
import { cashier } from '../testing/session.ts';
import { BranchBar } from './BranchBar.tsx';

test.each([
  ['sells is asked to choose one first', PAGE.payment, 'Choose a branch before you sell'],
  ['reads figures alone looks at all of them', PAGE.businessInsight, 'Branch you look at'],
])('HOME-04 with all branches in force, who %s', async (_who, objectCode, text) => {
  const unanswered = { loading: true } as ReturnType<typeof hooks.useViewerRightsQuery>;
  vi.spyOn(hooks, 'useViewerRightsQuery').mockReturnValue(unanswered);
  await switchLanguage('en');
  storeSession({
    ...cashier,
    ...{ branchId: null, branchName: null, authorizes: [{ objectCode, actionCodes: ['Read', 'Write'] }] },
  });
  render(<BranchBar />);
  expect(screen.getByRole('button').previousSibling?.textContent).toBe(`${text}All`);
});
