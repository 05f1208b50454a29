import { useApolloClient } from '@apollo/client/react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { type SalesProductFragment, SalesProductsDocument } from '../gql/graphql.ts';
import { isDialogOpen } from '../keys/dialogOpen.ts';
import { scanStore } from '../scan/scanStore.ts';
import { playSound } from '../sound/playSound.ts';
import { useSaleMessages } from './messages.ts';
import { splitQty } from './splitQty.ts';
import { useNameCustomer } from './useNameCustomer.ts';
import type { ProductByCode } from './useProductByCode.ts';

const PAUSE_MS = 250;

export interface ProductSearch {
  input: RefObject<HTMLInputElement | null>;
  products: ProductByCode;
  onAdd: (product: SalesProductFragment, qty: number) => void;
  onSearch: (keyword: string) => void;
  /** PAY-18: called when the search is cleared. */
  onClear: () => void;
  /** Moves the focus into the grid, where the arrow keys continue. */
  onDown: (keyword: string) => void;
}

/**
 * Handles the search bar: words narrow the grid once typing pauses; Enter adds the product with this code or the only match, or
 * else names the customer with this code.
 */
export function useProductSearch({ input, products, onAdd, onSearch, onClear, onDown }: ProductSearch) {
  const t = useSaleMessages();
  const notify = useNotice();
  const client = useApolloClient();
  const nameCustomer = useNameCustomer();
  const [typed, setTyped] = useState('');
  const latest = useRef(typed);
  latest.current = typed;
  const keyword = splitQty(typed).text;

  useEffect(() => {
    const timer = setTimeout(() => onSearch(keyword), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keyword, onSearch]);

  const clear = () => {
    setTyped('');
    onClear();
  };
  const addByCode = async (text: string) => {
    const { qty, text: code } = splitQty(text);
    if (code === '') return;
    const done = () => {
      // The next code may be in the field already; only the one that was answered is removed.
      if (latest.current !== text) return;
      setTyped('');
      onSearch('');
    };
    const add = (product: SalesProductFragment) => {
      onAdd(product, qty);
      done();
    };
    const match = products.find(code);
    if (match) return add(match);
    input.current?.select();
    onSearch(code);
    try {
      const labelled = products.isLabel(code) && (await products.lookUp(code));
      if (labelled) return add(labelled);
      const { data } = await client.query({
        query: SalesProductsDocument,
        variables: { page: 1, keyword: code, categoryId: null, isPopular: null },
        fetchPolicy: 'network-only',
      });
      const found = data?.products.items ?? [];
      const exact = found.find((product) => product.code.toLowerCase() === code.toLowerCase());
      const product = exact ?? (found.length === 1 ? found[0] : undefined);
      if (product) return add(product);
      if (found.length > 0) return notify(t('sale.several', { count: data?.products.total ?? found.length }), 'info');
      if (await nameCustomer(code)) return done();
      playSound('alert');
      scanStore.report(code, 'unknown');
    } catch {
      notify(t('sale.lookUpFailed', { code }), 'error');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') clear();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown(keyword);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typed.trim() === '') clear();
    else void addByCode(typed);
  };
  useTypingGoesTo(input);
  return { typed, setTyped, clear, onKeyDown };
}

/** Directs the keys to the search bar, unless a field or a dialog takes them. */
function useTypingGoesTo(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const printable = event.key.length === 1 && event.key !== ' ';
      if (!printable || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [contenteditable]') || isDialogOpen()) return;
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
