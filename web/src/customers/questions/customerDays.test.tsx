import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { FilterInput } from '../find/filter/FilterInput.tsx';
import type { FilterDraft } from '../find/filter/filterDraft.ts';
import { MEMBER_SECTIONS } from '../find/filter/filterFields.ts';
import { useFilterWords } from '../find/filter/useFilterWords.ts';
import { useFieldText } from '../merge/useFieldText.ts';
import { WalletFilters } from '../wallet/WalletFilters.tsx';

beforeEach(() => storeSession(cashier));
afterEach(() => switchLanguage('th'));

const created = MEMBER_SECTIONS.flatMap(({ fields }) => fields).find(({ name }) => name === 'created');

function Filter({ onChange }: { onChange: (draft: FilterDraft) => void }) {
  const [draft, setDraft] = useState<FilterDraft>({ 'created.from': '2026-11-01' });
  const change = (changes: FilterDraft) => {
    setDraft({ ...draft, ...changes });
    onChange(changes);
  };
  return created && <FilterInput field={created} draft={draft} problem={undefined} onChange={change} />;
}

function Wallet({ onChange }: { onChange: (changes: object) => void }) {
  const [days, setDays] = useState({ days: '', from: '2026-11-01', to: '' });
  const change = (changes: object) => {
    setDays({ ...days, ...changes });
    onChange(changes);
  };
  return <WalletFilters filter={{ days, kinds: [], change } as never} />;
}

test.each([
  ['th', 'the filter of members', Filter],
  ['en', 'the filter of members', Filter],
  ['th', 'the wallet', Wallet],
  ['en', 'the wallet', Wallet],
] as const)(
  'CUST-72 in %s a day of %s is shown dd-mm-yyyy in the era of the language, typed in either and sent yyyy-mm-dd',
  async (language, _, Screen) => {
    await switchLanguage(language);
    const reported: object[] = [];
    render(
      <ApolloProvider client={new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })}>
        <Screen onChange={(changes) => reported.push(changes)} />
      </ApolloProvider>,
    );
    const [from] = screen.getAllByRole<HTMLInputElement>('textbox');
    if (!from) throw new Error('There is no field for a day.');
    const year = language === 'th' ? '2569' : '2026';
    expect(from.value).toBe(`01-11-${year}`);
    await userEvent.clear(from);
    await userEvent.type(from, '22112569');
    await userEvent.tab();
    expect(from.value).toBe(`22-11-${year}`);
    expect(Object.values(reported.at(-1) ?? {}).filter(Boolean)).toEqual(['2026-11-22']);
    expect(from.placeholder).toMatch(/^\S\S-\S\S-\S{4}$/);
  },
);

test.each([
  ['th', '2569', '2533'],
  ['en', '2026', '1990'],
] as const)(
  'CUST-72 in %s days of a filter that is in force, and of two accounts, are dd-mm-yyyy too',
  async (language, year, born) => {
    await switchLanguage(language);
    const { value } = renderHook(useFilterWords).result.current;
    expect([value('created', '2026-11-01..2026-11-22'), value('buyersOn', '2026-11-22')]).toEqual([
      `01-11-${year} – 22-11-${year}`,
      `22-11-${year}`,
    ]);
    expect(renderHook(useFieldText).result.current('BIRTHDATE', ['1990-12-31'])).toEqual([`31-12-${born}`]);
  },
);
