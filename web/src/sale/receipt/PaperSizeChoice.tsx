import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useReceiptMessages } from './messages.ts';
import type { PaperSize } from './paperSize.ts';

export function PaperSizeChoice({ value, onChange }: { value: PaperSize; onChange: (size: PaperSize) => void }) {
  const t = useReceiptMessages();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={t('receipt.paper')}
      value={value}
      onChange={(_event, size: PaperSize | null) => size && onChange(size)}
      sx={{ '& .MuiToggleButton-root': { px: 2, minHeight: 44, textTransform: 'none' } }}
    >
      <ToggleButton value="roll">{t('receipt.roll')}</ToggleButton>
      <ToggleButton value="A4">{t('receipt.a4')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
