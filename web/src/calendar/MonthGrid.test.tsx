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

test('the day that keys lead to takes the focus, but not from what was opened in the meantime', async () => {
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

test('IM-27 appointments stand first, and birthdays beyond the room of a day are one line', () => {
  const entry = (id: string) => ({
    id,
    name: `name ${id}`,
    startTime: '2027-02-26T03:00:00Z',
    birthdate: '2000-02-26',
  });
  const of = (appointments: number, birthdays: number) => ({
    appointments: Array.from({ length: appointments }, (_, at) => entry(`a${at}`)) as never,
    birthdays: Array.from({ length: birthdays }, (_, at) => entry(`b${at}`)) as never,
  });
  const counts = [of(1, 2), of(1, 5), of(3, 1), of(4, 5), of(0, 4)];
  const week = counts.map((_, at) => `2027-02-2${at + 1}`);
  render(
    <MonthGrid
      weeks={[week]}
      day="2027-02-21"
      today="2027-02-20"
      days={new Map(counts.map((entries, at) => [week[at] ?? '', entries]))}
      onDay={vi.fn()}
      onAdd={onAdd}
    />,
  );
  const lines = screen
    .getAllByRole('gridcell')
    .map((cell) => [...cell.children].slice(2).map(({ textContent }) => textContent?.replace(/^\d\d:\d\d /, '')));
  expect(lines).toEqual([
    ['name a0', 'name b0', 'name b1'],
    ['name a0', 'วันเกิด 5 คน'],
    ['name a0', 'name a1', 'อีก 2'],
    ['name a0', 'name a1', 'อีก 7'],
    ['วันเกิด 4 คน'],
  ]);
});
