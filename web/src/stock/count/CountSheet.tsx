import { Box, Button, Typography } from '@mui/material';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { useState } from 'react';
import { choiceFilter } from '../../list/filterFields.tsx';
import { List } from '../../list/List.tsx';
import { listRows } from '../../list/listRows.ts';
import type { ListHandle } from '../../list/useList.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { CONTROL, textSize } from '../../ui/tokens.ts';
import type { CountHeadFragment, CountLineFragment } from '../gql/graphql.ts';
import type { useStockCountSheetQuery } from '../gql/hooks.ts';
import { CountLineDialog } from './CountLineDialog.tsx';
import { useCountMessages } from './messages.ts';
import { useSheetAddress } from './sheetAddress.ts';
import type { Counting } from './useCounting.ts';

interface Props {
  readonly count: CountHeadFragment;
  readonly list: ListHandle;
  readonly query: ReturnType<typeof useStockCountSheetQuery>;
  readonly counting: Counting | null;
  readonly mayExplain: boolean;
  readonly onChanged: () => void;
}

/** The lines of a count, page by page; each opens to be counted by hand and to explain its difference. */
export function CountSheet({ count, list, query, counting, mayExplain, onChanged }: Props) {
  const t = useCountMessages();
  const [chosen, setChosen] = useState<string | null>(null);
  const addressOf = useSheetAddress(count, list.state);
  const hasExpected = count.differences != null;
  const line = query.data?.stockCountLines.items.find(({ id }) => id === chosen);
  return (
    <>
      <List<CountLineFragment>
        list={list}
        label={t('sheet')}
        rows={listRows(query, ({ stockCountLines }) => stockCountLines)}
        columns={[]}
        nameOf={({ name }) => name}
        search={t('search')}
        filters={[
          choiceFilter('show', t('show'), [
            ...(count.isClosed ? [] : [{ id: 'uncounted', name: t('show.uncounted') }]),
            { id: 'counted', name: t('show.counted') },
            ...(hasExpected ? [{ id: 'different', name: t('show.different') }] : []),
          ]),
        ]}
        file={{ name: count.name, addressOf }}
        empty={{ title: t('sheet.none') }}
        entry={(row) => (
          <CountRow
            row={row}
            hasExpected={hasExpected}
            onOpen={counting || mayExplain ? () => setChosen(row.id) : null}
          />
        )}
      />
      {line && (
        <CountLineDialog
          key={line.id}
          count={count}
          line={line}
          counting={counting}
          mayExplain={mayExplain}
          onChanged={onChanged}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: '1fr 120px 140px 160px 112px' },
  gap: { xs: 0.5, md: 2 },
  alignItems: 'center',
  px: 2,
  py: 1,
} as const;
/** On a phone the counted pieces are beside the name, and the difference below. */
const AT = {
  name: { xs: '1 / 1', md: '1 / 1' },
  counted: { xs: '1 / 2', md: '1 / 5' },
  expected: { xs: '2 / 1', md: '1 / 2' },
  difference: { xs: '2 / 2', md: '1 / 3' },
  value: { xs: '3 / 1', md: '1 / 4' },
} as const;
const FIGURE = { fontVariantNumeric: 'tabular-nums', textAlign: { md: 'right' } } as const;

interface RowProps {
  readonly row: CountLineFragment;
  readonly hasExpected: boolean;
  readonly onOpen: (() => void) | null;
}

function CountRow({ row, hasExpected, onOpen }: RowProps) {
  const t = useCountMessages();
  const { name, code, counted = null, expected, isMoved, reason, value = null } = row;
  const counts = counted === null ? t('line.none') : formatCount(counted);
  return (
    <Box sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridArea: AT.name }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography color="textSecondary" sx={{ fontSize: textSize.small }}>
          {[code, reason].filter(Boolean).join(' · ')}
        </Typography>
        {isMoved && (
          <Typography color="warning" sx={{ fontSize: textSize.small }}>
            {t('line.moved')}
          </Typography>
        )}
      </Box>
      {hasExpected && (
        <Typography color="textSecondary" sx={{ ...FIGURE, gridArea: AT.expected }}>
          {t('line.expected')} {formatCount(expected ?? 0)}
        </Typography>
      )}
      {hasExpected && (
        <Box sx={{ ...FIGURE, gridArea: AT.difference, justifySelf: 'end' }}>
          <DifferenceChip difference={row.difference ?? null} />
        </Box>
      )}
      {hasExpected && value !== null && (
        <Typography sx={{ ...FIGURE, gridArea: AT.value }}>
          {t('line.value')} {formatTwoDecimals(value)}
        </Typography>
      )}
      <Box sx={{ gridArea: AT.counted, justifySelf: 'end' }}>
        {onOpen ? (
          <Button
            variant={counted === null ? 'outlined' : 'contained'}
            color={counted === null ? 'inherit' : 'primary'}
            onClick={onOpen}
            aria-label={`${t('line.enter', { name })}: ${counts}`}
            sx={{ minHeight: CONTROL, minWidth: 96, fontVariantNumeric: 'tabular-nums' }}
          >
            {counts}
          </Button>
        ) : (
          <Typography sx={{ ...FIGURE, fontWeight: 600 }}>{counts}</Typography>
        )}
      </Box>
    </Box>
  );
}

function DifferenceChip({ difference }: { readonly difference: number | null }) {
  const t = useCountMessages();
  if (difference === null) return null;
  if (difference === 0) return <StatusChip tone="good">{t('line.same')}</StatusChip>;
  const count = formatCount(Math.abs(difference));
  return difference < 0 ? (
    <StatusChip tone="bad">{t('line.short', { count })}</StatusChip>
  ) : (
    <StatusChip tone="warning">{t('line.over', { count })}</StatusChip>
  );
}
