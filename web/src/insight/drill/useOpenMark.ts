import type { MarkKeys, SalesScope } from '@taem/domain/insight/drill/filterOfKey.ts';
import { useNavigate } from 'react-router-dom';
import { type MarkFigure, useDrill } from './useDrill.ts';

/** Opens the sales behind a mark; does nothing if there are none to open. */
export type OpenMark = (page: SalesScope, keys: MarkKeys, figure: MarkFigure) => void;

/** Returns the `onMark` of a card; undefined for users who may not view past sales, so that their marks are not buttons. */
export function useOpenMark(): OpenMark | undefined {
  const navigate = useNavigate();
  const { drillPath, mayOpen } = useDrill();
  if (!mayOpen) return undefined;
  return (...mark) => {
    const path = drillPath(...mark);
    if (path) navigate(path);
  };
}
