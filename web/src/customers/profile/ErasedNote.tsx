import PersonOff from '@mui/icons-material/PersonOffOutlined';
import { Paper } from '@mui/material';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconSize, radius } from '../../ui/tokens.ts';
import { useProfileMessages } from './messages.ts';

/** Replaces the profile of a member whose data were erased. */
export function ErasedNote({ code, erasedAt }: { readonly code: string; readonly erasedAt: string }) {
  const t = useProfileMessages();
  const language = useLanguage();
  return (
    <Paper variant="outlined" sx={{ borderRadius: radius.card }}>
      <EmptyState
        icon={<PersonOff color="disabled" sx={{ fontSize: iconSize.tile }} />}
        title={t('erased.title', { code })}
      >
        {t('erased.text', { time: formatMoment(erasedAt, language) })}
      </EmptyState>
    </Paper>
  );
}
