import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MonthGrid } from './MonthGrid.tsx';

const onAdd = vi.fn();
const page = (day: string) => (
  <>
    <MonthGrid
      weeks={[['2027-02-22', '2027-02-23', '2027-02-24', '2027-02-25', '2027-02-26', '2027-02-27', '2027-02-28']]}
      day={day}
      today="2027-02-22"
      days={new Map()}
      onDay={vi.fn()}
      onAdd={onAdd}
    />
    <input aria-label="Name" />
  </>
);

test('the day that keys lead to takes the focus, but not from what was opened meanwhile', async () => {
  const { rerender } = render(page('2027-02-26'));
  const chosen = () => screen.getByRole('gridcell', { selected: true });
  chosen().focus();
  await userEvent.keyboard('{ArrowRight}');
  rerender(page('2027-02-27'));
  expect(document.activeElement).toBe(chosen());

  await userEvent.keyboard('{ArrowRight}');
  screen.getByLabelText('Name').focus();
  rerender(page('2027-02-28'));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('an entry is added to the day that the keys have led to, also while the address still follows them', async () => {
  const { rerender } = render(page('2027-02-26'));
  screen.getByRole('gridcell', { selected: true }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  rerender(page('2027-02-27'));
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenLastCalledWith('2027-02-28');

  rerender(page('2027-02-28'));
  rerender(page('2027-02-24'));
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenLastCalledWith('2027-02-24');
});
