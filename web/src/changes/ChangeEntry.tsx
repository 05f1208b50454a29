import { Box, Stack, Typography } from '@mui/material';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import { textSize } from '../ui/tokens.ts';
import { ChangeFields } from './ChangeFields.tsx';
import type { ChangeFactsFragment, SetFactsFragment } from './gql/graphql.ts';
import { useChangesMessages } from './messages.ts';
import { RevertButton } from './RevertButton.tsx';
import { SetFacts } from './SetFacts.tsx';

interface Props {
  readonly change: ChangeFactsFragment;
  readonly set: SetFactsFragment;
  readonly onReverted: () => void;
}

/** One change on the timeline: who and when, field by field, and the undo button. */
export function ChangeEntry({ change, set, onReverted }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const { id, action, time } = change;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 3,
        borderLeft: 2,
        borderColor: 'divider',
        ml: 1,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -7,
          top: 5,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: action === 'DELETED' ? 'error.main' : action === 'CREATED' ? 'success.main' : 'primary.main',
        },
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2, mb: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" sx={{ fontSize: textSize.body, fontWeight: 600 }}>
            {t(`action.${action}`)}
          </Typography>
          <SetFacts set={set} time={time} />
        </Box>
        {set.source !== 'SYSTEM' && (
          <RevertButton
            setId={set.id}
            changeId={id}
            label={t('revert.label', { time: formatMoment(time, language) })}
            onDone={onReverted}
          />
        )}
      </Stack>
      <ChangeFields change={change} />
    </Box>
  );
}
