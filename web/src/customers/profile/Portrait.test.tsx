import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { Portrait } from './Portrait.tsx';

vi.mock('../../app/permission.ts', () => ({ usePermission: () => ({ canRead: true, canWrite: true }) }));
vi.mock('./sendPortrait.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('CUST-67 a portrait whose code cannot be fetched is refused, and another can be chosen at once', async () => {
  await switchLanguage('en');
  const mali = { __typename: 'Member', id: 'm', version: 1, name: 'Mali' } as const;
  render(<Portrait person={mali} onChanged={async () => undefined} />);
  const files = [new File(['picture'], 'mali.png', { type: 'image/png' })];
  fireEvent.change(screen.getByLabelText('Change picture', { selector: 'input' }), { target: { files } });
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  const button = screen.getByLabelText<HTMLButtonElement>('Change picture', { selector: 'button' });
  await waitFor(() => expect(button.disabled).toBe(false));
});
