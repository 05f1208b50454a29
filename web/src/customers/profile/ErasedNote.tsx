import PersonOff from '@mui/icons-material/PersonOffOutlined';
import { Paper } from '@mui/material';
import { numericMoment } from '../../app/formatMoment.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconSize, radius } from '../../ui/tokens.ts';
import { useProfileMessages } from './messages.ts';

/** In the place of a member whose data were erased. */
export function ErasedNote({ code, erasedAt }: { readonly code: string; readonly erasedAt: string }) {
  const t = useProfileMessages();
  return (
    <Paper variant="outlined" sx={{ borderRadius: radius.card }}>
      <EmptyState
        icon={<PersonOff color="disabled" sx={{ fontSize: iconSize.tile }} />}
        title={t('erased.title', { code })}
      >
        {t('erased.text', { time: numericMoment(erasedAt) })}
      </EmptyState>
    </Paper>
  );
}
