import { Box } from '@mui/material';

interface TotalRowProps {
  label: string;
  value: string;
  tone?: string;
}

export function TotalRow({ label, value, tone }: TotalRowProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, fontSize: '0.9375rem', lineHeight: 1.7 }}>
      <Box sx={{ color: 'text.secondary', minWidth: 0 }}>{label}</Box>
      <Box sx={{ ml: 'auto', fontWeight: 600, whiteSpace: 'nowrap', color: tone }}>{value}</Box>
    </Box>
  );
}
