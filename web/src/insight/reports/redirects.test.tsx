import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ToTransactions, ToVoid } from './redirects.tsx';

const Here = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

test.each([
  ['/bi/revenue/transaction', '/bi/report/revenue/transactions'],
  ['/bi/revenue/void', '/bi/report/revenue/void'],
])('BI-02 %s leads to %s with what narrows it', async (from, to) => {
  render(
    <MemoryRouter initialEntries={[`${from}?period=month`]}>
      <Routes>
        <Route path="/bi/revenue/transaction" element={<ToTransactions />} />
        <Route path="/bi/revenue/void" element={<ToVoid />} />
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(await screen.findByText(`${to}?period=month`)).toBeDefined();
});
