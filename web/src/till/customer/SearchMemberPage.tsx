import { Box, LinearProgress, Paper } from '@mui/material';
import { PAYMENT_MEMBER_PAGE_SIZE } from '@taem/domain/limits.ts';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beside } from '../../app/column.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { radius } from '../../ui/tokens.ts';
import type { SaleEntry } from '../basket/enterSale.ts';
import type { TillMemberFragment } from '../gql/graphql.ts';
import { ClosedScanner } from '../scan/ClosedScanner.tsx';
import { isProductCode } from '../scan/productCodes.ts';
import { usePaymentRight } from '../words/usePaymentRight.ts';
import { MemberDetail } from './MemberDetail.tsx';
import { MemberSearchField } from './MemberSearchField.tsx';
import { MemberTable } from './MemberTable.tsx';
import { NoMemberFound } from './NoMemberFound.tsx';
import { useMemberSearch } from './useMemberSearch.ts';

/** PAY-03..06: finds the member who buys; works with the keyboard alone. */
export function SearchMemberPage() {
  const search = useMemberSearch();
  const navigate = useNavigate();
  /** Whether the member is chosen for the bill on the screen, which continues. */
  const isForOpenBill = (useLocation().state as SaleEntry | null)?.editBasket === true;
  const right = usePaymentRight();
  const [selected, setSelected] = useState<TillMemberFragment | null>(null);
  const [pointed, setPointed] = useState(0);
  const { members, pending, isSearching } = search;

  // A new list starts at its top; a selected member who is no longer in it must not be used by mistake.
  useEffect(() => {
    setPointed(0);
    // A single match is selected.
    const [only = null] = isSearching && members.length === 1 ? members : [];
    setSelected((choice) => members.find(({ id }) => id === choice?.id) ?? only);
  }, [members, isSearching]);

  const proceed = () => {
    if (!selected || !right.canWrite) return;
    const entry: SaleEntry = { ...(isForOpenBill && { editBasket: true }), member: selected };
    navigate('/payment/addproduct', { state: entry });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setPointed((row) => Math.min(Math.max(row + step, 0), Math.max(members.length - 1, 0)));
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      const member = members[pointed];
      if (pending) search.searchNow();
      else if (member && member.id === selected?.id) proceed();
      else if (member) setSelected(member);
    }
  };

  const nothingFound = !pending && !search.error && members.length === 0;
  return (
    <Box
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gridTemplateColumns: beside('minmax(0, 1fr) 256px'),
        gap: 1.5,
        mx: { xs: -1, sm: -2 },
        pb: selected ? { xs: 9, md: 0 } : 0,
      }}
    >
      <Paper
        variant="outlined"
        sx={{
          borderRadius: radius.card,
          overflow: 'hidden',
          minHeight: { xs: 'calc(100dvh - 80px)', md: 480 },
          alignSelf: 'start',
        }}
      >
        <Box sx={{ p: 2, pb: 1.5 }}>
          <MemberSearchField
            value={search.typed}
            onChange={search.setTyped}
            activeRow={members[pointed] ? `member-${members[pointed].id}` : undefined}
          />
        </Box>
        <Box sx={{ height: 4 }}>{pending && <LinearProgress />}</Box>
        {search.error && <ErrorView onRetry={() => void search.refetch()} />}
        {nothingFound && <NoMemberFound right={right} isSought={search.typed.trim() !== ''} />}
        {members.length > 0 && !search.error && (
          <>
            <Box sx={{ overflowX: 'auto', position: 'relative' }}>
              <MemberTable
                members={members}
                pointedId={members[pointed]?.id}
                selectedId={selected?.id}
                onSelect={setSelected}
              />
            </Box>
            <Pager page={search.page} perPage={PAYMENT_MEMBER_PAGE_SIZE} total={search.total} onPage={search.setPage} />
          </>
        )}
      </Paper>
      <MemberDetail member={selected} right={right} onProceed={proceed} />
      <ClosedScanner takes={isProductCode} />
    </Box>
  );
}
