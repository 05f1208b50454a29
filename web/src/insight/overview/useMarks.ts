import type { MemberFilter } from '@taem/domain/customers/find/memberFilter.ts';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMembersDrill } from '../drill/useMembersDrill.ts';
import { type OpenMark, useOpenMark } from '../drill/useOpenMark.ts';
import type { Overview } from './useOverview.ts';

export interface Marks {
  /** Opens the sales behind a mark; undefined for users who may not view past sales. */
  readonly openSales: OpenMark | undefined;
  /** Opens the members behind a mark; undefined for users who may not search members. */
  readonly openMembers: ((filter: MemberFilter) => void) | undefined;
}

/** Properties of a card of the overview. */
export interface CardProps {
  readonly overview: Overview;
  readonly marks: Marks;
}

/** Returns what the marks of a page open, as stable functions, so that no card is redrawn because the address changed. */
export function useMarks(): Marks {
  const navigate = useNavigate();
  const open = useOpenMark();
  const membersPath = useMembersDrill();
  const latest = useRef({ navigate, open, membersPath });
  latest.current = { navigate, open, membersPath };
  const mayOpenSales = open !== undefined;
  const mayOpenMembers = membersPath({}) !== null;
  return useMemo(
    () => ({
      openSales: mayOpenSales ? (...mark) => latest.current.open?.(...mark) : undefined,
      openMembers: mayOpenMembers
        ? (filter) => {
            const path = latest.current.membersPath(filter);
            if (path) latest.current.navigate(path);
          }
        : undefined,
    }),
    [mayOpenSales, mayOpenMembers],
  );
}
