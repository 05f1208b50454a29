import { Box } from '@mui/material';

/** A key that does the same as the button it stands beside. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      className="screen-only"
      sx={{
        px: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        bgcolor: 'grey.50',
        color: 'text.secondary',
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        lineHeight: 1.6,
      }}
    >
      {children}
    </Box>
  );
}
