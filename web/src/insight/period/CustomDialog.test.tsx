import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { CustomDialog } from './CustomDialog.tsx';

const open = () => {
  const onDone = vi.fn();
  render(<CustomDialog chosen={null} today="2026-11-26" onCancel={vi.fn()} onDone={onDone} />);
  return onDone;
};

test('BI-24 days are typed at once, the first into the field that has the focus', async () => {
  switchLanguage('en');
  const onDone = open();
  await userEvent.keyboard('01112026{Tab}');
  expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('01-11-2026');
  await userEvent.type(screen.getByLabelText('To'), '05112026', { initialSelectionStart: 0, initialSelectionEnd: 10 });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onDone).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-05' });
});

test.each([
  ['Yesterday', '2026-11-25', '2026-11-25'],
  ['This week', '2026-11-23', '2026-11-26'],
  ['Last week', '2026-11-16', '2026-11-22'],
  ['Last month', '2026-10-01', '2026-10-31'],
])('BI-24 %s is chosen with one press', async (name, from, to) => {
  switchLanguage('en');
  const onDone = open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onDone).toHaveBeenCalledWith({ from, to });
});
