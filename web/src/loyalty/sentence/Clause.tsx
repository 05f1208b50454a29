import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CONTROL } from '../../ui/tokens.ts';

interface Props {
  /** The first word of the clause: when, and, give. */
  readonly word: string;
  readonly removeLabel: string;
  /** Absent if it may not be removed. */
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** One part of a sentence: a word and its tokens in a row, one below the other on a phone. */
export function Clause({ word, removeLabel, onRemove, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 1.25,
        rowGap: 2,
        mb: 2,
        '& > span': { pb: 1.25 },
      }}
    >
      <Typography
        component="span"
        sx={{ minWidth: CONTROL, fontWeight: 600, order: -2, flex: { xs: '1 1 60%', sm: 'none' } }}
      >
        {word}
      </Typography>
      {children}
      {onRemove && (
        <Tooltip title={removeLabel}>
          <IconButton
            aria-label={removeLabel}
            onClick={onRemove}
            sx={{ width: 44, height: 44, order: { xs: -1, sm: 0 } }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
