import { useApolloClient } from '@apollo/client/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { type SalesProductFragment, SalesProductsDocument } from '../gql/graphql.ts';
import { useSaleMessages } from './messages.ts';

const PAUSE_MS = 250;

interface ProductSearch {
  /** Products on the screen now; a code among them needs no call. */
  products: readonly SalesProductFragment[] | undefined;
  onAdd: (product: SalesProductFragment) => void;
  onSearch: (keyword: string) => void;
}

/** The search bar: words narrow the grid once typing pauses; a whole code and Enter, as a scanner sends them, adds. */
export function useProductSearch({ products, onAdd, onSearch }: ProductSearch) {
  const t = useSaleMessages();
  const notify = useNotice();
  const client = useApolloClient();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  const clear = () => {
    setTyped('');
    onSearch('');
  };
  const add = (product: SalesProductFragment, code: string) => {
    onAdd(product);
    // The next scan may be on its way already; only the code that was answered is taken out of the field.
    if (latest.current.trim() === code) clear();
  };
  const addByCode = async (code: string) => {
    const known = products?.find((product) => hasCode(product, code));
    if (known) return add(known, code);
    input.current?.select();
    try {
      const { data } = await client.query({
        query: SalesProductsDocument,
        variables: { page: 1, keyword: code, categoryId: null },
        fetchPolicy: 'network-only',
      });
      const found = data?.products.items ?? [];
      const product = found.find((each) => hasCode(each, code)) ?? (found.length === 1 ? found[0] : undefined);
      if (product) add(product, code);
      else notify(t('sale.codeNotFound', { code }), 'warning');
    } catch {
      notify(t('sale.lookUpFailed', { code }), 'error');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clear();
    const code = typed.trim();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || code === '') return;
    event.preventDefault();
    void addByCode(code);
  };
  useTypingGoesTo(input);
  return { typed, setTyped, clear, onKeyDown, input };
}

function hasCode(product: SalesProductFragment, code: string): boolean {
  return product.code.toLowerCase() === code.toLowerCase();
}

/** A scanner types wherever the focus happens to be; unless a field or a dialog has it, the search bar gets the keys. */
function useTypingGoesTo(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const printable = event.key.length === 1 && event.key !== ' ';
      if (!printable || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]')) return;
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
