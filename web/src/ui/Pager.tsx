import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { Box, IconButton, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import type { ChangeEvent } from 'react';
import { useUiMessages } from './messages.ts';
import { CONTROL, textSize } from './tokens.ts';

interface Props {
  /** Counts from 1; a page after the last counts as the last. */
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** The page sizes to choose from, if there is a choice. */
  readonly sizes?: readonly number[];
  readonly onPerPage?: (perPage: number) => void;
}

/** Returns the number of the last page; a list without rows has one page. */
export const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** The range of visible rows, their total, and buttons to the other pages. */
export function Pager({ page, perPage, total, onPage, sizes = [], onPerPage }: Props) {
  const t = useUiMessages();
  const last = lastPage(total, perPage);
  const at = Math.min(page, last);
  const [from, to] = [Math.min((at - 1) * perPage + 1, total), Math.min(at * perPage, total)];
  const [first, end, all] = [from, to, total].map((count) => formatCount(count));
  return (
    <Box
      className="screen-only"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' },
        ...{ columnGap: 1, px: 2, py: 0.5 },
      }}
    >
      {onPerPage && total > (sizes[0] ?? 0) && (
        <Box
          component="select"
          value={perPage}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onPerPage(Number(target.value))}
          aria-label={t('pages.perPage')}
          sx={{ ...SIZES, display: { xs: total > MANY ? 'block' : 'none', sm: 'block' } }}
        >
          {[...new Set([...sizes, perPage])]
            .toSorted((one, other) => one - other)
            .map((size) => (
              <option key={size} value={size}>
                {t('pages.size', { size })}
              </option>
            ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" role="status">
        {t('pages.range', { from: first, to: end, total: all })}
      </Typography>
      <IconButton aria-label={t('pages.previous')} disabled={at <= 1} onClick={() => onPage(at - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t('pages.next')} disabled={at >= last} onClick={() => onPage(at + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}

/** Above this many rows a phone offers longer pages too: no one reads that many pages of the shortest size. */
const MANY = 100;

/** A native select, which needs no further code. */
const SIZES = {
  minHeight: CONTROL,
  mr: 'auto',
  ml: -1,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'inherit',
  fontSize: textSize.small,
  cursor: 'pointer',
  '& option': { bgcolor: 'background.paper' },
} as const;
