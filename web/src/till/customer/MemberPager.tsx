import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { PAYMENT_MEMBER_PAGE_SIZE } from '@taem/domain/limits.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useCustomerMessages } from './messages.ts';

interface MemberPagerProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

export function MemberPager({ page, total, onPage }: MemberPagerProps) {
  const t = useCustomerMessages();
  const format = useFormat();
  const from = (page - 1) * PAYMENT_MEMBER_PAGE_SIZE + 1;
  const to = Math.min(page * PAYMENT_MEMBER_PAGE_SIZE, total);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, px: 2, py: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('search.range', { from: format.count(from), to: format.count(to), total: format.count(total) })}
      </Typography>
      <IconButton aria-label={t('search.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t('search.next')} disabled={to >= total} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
