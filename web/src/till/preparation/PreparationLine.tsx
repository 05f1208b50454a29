import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import Circle from '@mui/icons-material/RadioButtonUncheckedRounded';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { colours, radius, textSize } from '../../ui/tokens.ts';
import type { Line } from './cardsOf.ts';
import { usePreparationMessages } from './messages.ts';

interface Props {
  readonly line: Line;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** A line to prepare, large enough for a busy hand; a press ticks it, another one removes the tick. */
export function PreparationLine({ line, disabled, onPress }: Props) {
  const t = usePreparationMessages();
  const format = useFormat();
  const isDone = line.preparedAt != null;
  const Mark = isDone ? CheckCircle : Circle;
  return (
    <ButtonBase
      aria-pressed={isDone}
      disabled={disabled}
      onClick={onPress}
      sx={{ ...LINE, opacity: isDone ? 0.65 : 1 }}
    >
      <Mark sx={{ color: isDone ? 'success.main' : 'text.secondary', mt: 0.25 }} />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography
          component="span"
          sx={{
            display: 'block',
            fontSize: textSize.lead,
            fontWeight: 650,
            textDecoration: isDone ? 'line-through' : 'none',
          }}
        >
          {t('pieces', { quantity: format.count(line.quantity) })} {line.name}
        </Typography>
        {line.options.length > 0 && (
          <Typography component="span" sx={{ display: 'block', fontSize: textSize.large }}>
            {line.options.join(', ')}
          </Typography>
        )}
        {line.note && (
          <Typography component="span" sx={{ display: 'block', fontSize: textSize.large, fontWeight: 650 }}>
            “{line.note}”
          </Typography>
        )}
        {isDone && line.preparedByName && (
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {t('doneBy', { by: line.preparedByName })}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'start',
  gap: 1.5,
  width: '100%',
  minHeight: 56,
  px: 1.5,
  py: 1,
  borderRadius: radius.control,
  '&:hover': { backgroundColor: colours.sunken },
} as const;
