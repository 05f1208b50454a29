import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { Box, ButtonBase } from '@mui/material';
import { textSize } from '../../ui/tokens.ts';
import type { FoundListProps } from './FoundList.tsx';

interface Props<Row extends { id: string }> {
  readonly list: FoundListProps<Row>;
  readonly rows: readonly Row[];
}

/** People one below the other, each a block to press: for a phone. */
export function FoundRows<Row extends { id: string }>({ list, rows }: Props<Row>) {
  const { find, label, columns, inShort } = list;
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box key={row.id} component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <ButtonBase
            aria-haspopup="dialog"
            onClick={() => find.choose(row.id)}
            sx={{ width: 1, px: 2, py: 1.5, gap: 1.5, textAlign: 'left', alignItems: 'center' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>{columns[0]?.cell(row)}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: textSize.small, mt: 0.5 }}>{inShort(row)}</Box>
            </Box>
            <ChevronRight color="action" />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}
