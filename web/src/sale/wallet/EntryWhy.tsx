import { Box } from '@mui/material';
import { CONTROL, textSize } from '../../ui/tokens.ts';
import { readTrace } from '../why/readTrace.ts';
import { useReasons } from '../why/useReasons.ts';
import type { Entry } from './EntryTable.tsx';
import { useEntryMessages } from './messages.ts';

/** The reasons for these points by the rules of that day, folded at first. */
export function EntryWhy({ why }: { why: Entry['why'] }) {
  const t = useEntryMessages();
  const { deductions, points } = useReasons({ trace: readTrace(why), earnPoints: 0 }, () => '');
  // The sum is in the row itself.
  const reasons = [...deductions, ...points.filter(({ key }) => key !== 'earned')];
  return (
    <Box component="details" sx={{ fontSize: textSize.small }}>
      <Box
        component="summary"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: CONTROL,
          minWidth: CONTROL,
          cursor: 'pointer',
          color: 'primary.main',
        }}
      >
        {t('wallet.why')}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {reasons.map(({ key, text, effect }) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.25 }}>
            <span>{text}</span>
            <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
              {effect}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
