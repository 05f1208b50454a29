import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { Box, IconButton, Typography } from '@mui/material';

interface Props {
  /** From 1. */
  readonly page: number;
  readonly last: number;
  readonly onChange: (page: number) => void;
  /** Which rows these are, of how many. */
  readonly range: string;
  readonly labels: { readonly previous: string; readonly next: string };
}

/** Leads through a list whose pages have one length: no choice of it, and nothing of what that would load. */
export function Pages({ page, last, onChange, range, labels }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, px: 2, py: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {range}
      </Typography>
      <IconButton aria-label={labels.previous} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={labels.next} disabled={page >= last} onClick={() => onChange(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
