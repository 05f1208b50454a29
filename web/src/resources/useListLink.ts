import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { useLocation } from 'react-router-dom';
import { listPath } from './RecordScreens.ts';

/** The list that a page was come to from, as it was: searched, narrowed, in its order and on its page. */
export function useListLink(record: Pick<RecordDeclaration, 'path'>): string {
  const { state } = useLocation();
  return listPath(record) + (typeof state?.list === 'string' ? state.list : '');
}
