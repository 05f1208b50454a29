import { Box, FormHelperText, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { TextAction } from './TextAction.tsx';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly addLabel: string;
  /** Absent if nothing can be added. */
  readonly onAdd?: () => void;
  readonly children: ReactNode;
}

/** Some clauses of a sentence below their name, with their error. */
export function SentenceGroup({ label, hint, error, addLabel, onAdd, children }: Props) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined} sx={{ mt: 1 }}>
      <Typography id={id} component="h2" variant="subtitle2" sx={{ mb: hint ? 0 : 1.25 }}>
        {label}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.25 }}>
          {hint}
        </Typography>
      )}
      {children}
      {onAdd && <TextAction onClick={onAdd}>{addLabel}</TextAction>}
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
