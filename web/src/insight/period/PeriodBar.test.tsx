import { ThemeProvider } from '@mui/material';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { themeIn } from '../../app/theme.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { usePeriod } from './usePeriod.ts';

beforeEach(() => {
  switchLanguage('en');
  const media = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: query.includes('max-width') }));
});
afterEach(() => vi.unstubAllGlobals());

function Page({ modes }: { modes?: Parameters<typeof usePeriod>[0] }) {
  const { search } = useLocation();
  return (
    <>
      <PeriodBar period={usePeriod(modes)} />
      <output>{search}</output>
    </>
  );
}

const open = async (modes?: Parameters<typeof usePeriod>[0]) => {
  render(
    <MemoryRouter initialEntries={['/bi?period=month']}>
      <ThemeProvider theme={themeIn('en')}>
        <Page modes={modes} />
      </ThemeProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Month · vs previous period' }));
  return screen.findByRole('dialog', { name: 'Period' });
};
const address = () => screen.getByRole('status', { hidden: true }).textContent;

test('BI-23 on a phone one button says what is chosen and leads to everything that can be', async () => {
  await open();
  expect(screen.getByLabelText('From')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Year' }));
  await waitFor(() => expect(address()).toBe('?period=year'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what it is compared with is chosen there too, and the mode that is chosen stays when it is pressed', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'vs last year' }));
  await waitFor(() => expect(address()).toBe('?period=month&compare=year'));
  await userEvent.click(screen.getByRole('button', { name: 'Month · vs last year' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Month' }));
  expect(address()).toBe('?period=month&compare=year');
});

test('BI-26 where no days can be chosen none are offered', async () => {
  await open(['all', 'day', 'month', 'year']);
  expect(screen.queryByLabelText('From')).toBeNull();
  expect(screen.getByRole('button', { name: 'All' })).toBeTruthy();
});
