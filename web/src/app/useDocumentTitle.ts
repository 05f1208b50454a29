import { useEffect } from 'react';
import { useLanguage } from './i18n.ts';

/** Names the browser's tab after the page. */
export function useDocumentTitle(page: string | undefined): void {
  const product = useLanguage() === 'th' ? 'แต้ม' : 'Taem';
  useEffect(() => {
    document.title = page ? `${page} · ${product}` : product;
  }, [page, product]);
}
