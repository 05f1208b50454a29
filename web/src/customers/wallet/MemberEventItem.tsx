import { Box, Typography } from '@mui/material';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { SaleNumber } from '../../sale/wallet/SaleNumber.tsx';
import { type MemberEvent, useEventWords } from './useEventWords.ts';

const COLOURS: Partial<Record<MemberEvent['kind'], string>> = {
  SALE: 'success.main',
  CLAIM: 'success.main',
  VOID: 'error.main',
  RETURN: 'warning.main',
  ADJUST: 'warning.main',
  CHANGE: 'text.disabled',
  MESSAGE: 'text.disabled',
};

/** One thing that happened, on the line of time. */
export function MemberEventItem({ event }: { event: MemberEvent }) {
  const words = useEventWords();
  const language = useLanguage();
  const { kind, time, transaction } = event;
  const remark = words.remark(event);
  const facts = words.facts(event);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2.5,
        ml: 1,
        borderLeft: 2,
        borderColor: 'divider',
        '&:last-of-type': { borderColor: 'transparent' },
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -7,
          top: 6,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: COLOURS[kind] ?? 'primary.main',
        },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{words.title(event)}</Typography>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {[formatMoment(time, language), ...facts].join(' · ')}
        {transaction && (
          <Box>
            <SaleNumber sale={transaction} />
          </Box>
        )}
        {remark && <Box>{remark}</Box>}
      </Typography>
    </Box>
  );
}
