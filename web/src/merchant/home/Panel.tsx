import ArrowDown from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUp from '@mui/icons-material/ArrowUpwardRounded';
import { Box, Button, Card, Typography } from '@mui/material';
import { percentChange } from '@taem/domain/insight/figureText.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textSize } from '../../ui/tokens.ts';

interface Props {
  readonly title: string;
  readonly more?: { readonly to: string; readonly label: string };
  /** Content beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the home page, with a link to all of its data. */
export function Panel({ title, more, beside, children }: Props) {
  return (
    <Card component="section" aria-label={title} sx={CARD}>
      <Box sx={HEAD}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {beside && <Box sx={BESIDE}>{beside}</Box>}
        {more && (
          <Button component={Link} to={more.to} size="small" sx={{ mr: -1.5, my: -1 }}>
            {more.label}
          </Button>
        )}
      </Box>
      {children}
    </Card>
  );
}

const CARD = { p: { xs: 2, sm: 2.5 }, minWidth: 0, display: 'flex', flexDirection: 'column' } as const;
// The same height with and without a link, so that cards side by side align.
const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  mb: 0.5,
  minHeight: 32,
} as const;

/** On a phone on a line below the title and the link. */
const BESIDE = { order: { xs: 1, sm: 0 }, width: { xs: 1, sm: 'auto' }, my: { xs: 1, sm: 0 } } as const;

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  /** The one that is looked for. */
  readonly isMain?: boolean;
  readonly below?: ReactNode;
}

/** A figure below its name; its comparison below. */
export function Figure({ label, value, isMain = false, below }: FigureProps) {
  return (
    <Box sx={{ gridColumn: isMain ? { xs: '1 / -1', sm: 'auto' } : undefined, minWidth: 0 }}>
      <Typography color="textSecondary" variant="body2" component="dt">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: textSize.figure, fontWeight: 700, lineHeight: 1.3 }}>
        {value}
      </Typography>
      {below && (
        <Typography color="textSecondary" variant="body2" component="dd" sx={{ m: 0 }}>
          {below}
        </Typography>
      )}
    </Box>
  );
}

/** Figures side by side; on a phone the main one above the others. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="dl" sx={{ display: 'grid', columnGap: 2, rowGap: 1, gridTemplateColumns: COLUMNS, m: 0 }}>
      {children}
    </Box>
  );
}

const COLUMNS = { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(140px, 1fr))' };

/** The change of a figure in percent; nothing if the earlier one is 0. */
export function Change({ now, before }: { readonly now: number; readonly before: number }) {
  if (before === 0) return null;
  const isMore = now > before;
  const Arrow = isMore ? ArrowUp : ArrowDown;
  const colour = now === before ? 'text.primary' : isMore ? 'success.main' : 'error.main';
  const percent = percentChange(now, before);
  return (
    <Box component="span" sx={{ color: colour, fontWeight: 650, whiteSpace: 'nowrap', mr: 0.75 }}>
      {now !== before && <Arrow aria-hidden fontSize="inherit" sx={{ verticalAlign: '-0.125em', mr: 0.25 }} />}
      {isMore ? `+${percent}` : percent}
    </Box>
  );
}
