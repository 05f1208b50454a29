import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { useLocation } from 'react-router-dom';
import { listPath } from './RecordScreens.ts';

/** Returns the link back to the list that the page was opened from, in its state: search, filters, order and page. */
export function useListLink(record: Pick<RecordDeclaration, 'path'>): string {
  const { state } = useLocation();
  return listPath(record) + (typeof state?.list === 'string' ? state.list : '');
}
