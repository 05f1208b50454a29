import Mail from '@mui/icons-material/MailOutlineRounded';
import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import { Box, Button, Chip, FormControlLabel, Switch, Typography } from '@mui/material';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { ScheduleFragment } from '../gql/graphql.ts';
import { useScheduleMessages } from './messages.ts';

interface Props {
  readonly schedule: ScheduleFragment;
  readonly sentence: string;
  readonly isBusy: boolean;
  readonly onSwitch: (isActive: boolean) => void;
  readonly onTry: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const MAX_LISTED = 5;

/** One mail or alert: when, with what, to whom, and its last result. */
export function ScheduleCard({ schedule, sentence, isBusy, onSwitch, onTry, onEdit, onDelete }: Props) {
  const t = useScheduleMessages();
  const language = useLanguage();
  const { name, alert, isActive, nextDueAt, recipients, deliveries, ownerName } = schedule;
  const named = (action: string) => t('action.of', { action, name });
  const Sign = alert ? Notifications : Mail;
  return (
    <Box component="section" aria-label={name} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Sign color={isActive ? 'primary' : 'disabled'} sx={{ mt: 0.25 }} />
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography>{sentence}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[
              nextDueAt ? t('card.next', { time: formatMoment(nextDueAt, language) }) : t('card.off'),
              ownerName && t('card.owner', { name: ownerName }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <FormControlLabel
          label={t('card.on')}
          control={
            <Switch
              checked={isActive}
              disabled={isBusy}
              onChange={(_, on) => onSwitch(on)}
              slotProps={{ input: { 'aria-label': named(t('card.on')) } }}
            />
          }
        />
      </Box>
      <Box aria-label={t('card.people')} role="group" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {recipients.map(({ userId, name: person, isSubscribed, isCrossed }) => (
          <Chip
            key={userId}
            size="small"
            variant={isSubscribed ? 'filled' : 'outlined'}
            label={[person, !isSubscribed && t('card.unsubscribed'), isCrossed && t('card.crossed')]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Box>
      <div>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {t('card.last')}
        </Typography>
        {deliveries.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t('card.never')}
          </Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {deliveries.slice(0, MAX_LISTED).map(({ id, name: person, dueAt, isTrial, state, reason }) => (
              <Typography key={id} component="li" variant="body2" color="textSecondary">
                {[formatMoment(dueAt, language), person, isTrial && t('card.trial')].filter(Boolean).join(' · ')}
                {': '}
                <Typography component="span" variant="body2" color={COLOURS[state] ?? 'textPrimary'}>
                  {t(`state.${state}`)}
                  {reason && ` (${t(`reason.${reason}`)})`}
                </Typography>
              </Typography>
            ))}
          </Box>
        )}
      </div>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" aria-label={named(t('action.try'))} disabled={isBusy} onClick={onTry}>
          {t('action.try')}
        </Button>
        <Button aria-label={named(t('action.edit'))} disabled={isBusy} onClick={onEdit}>
          {t('action.edit')}
        </Button>
        <Button color="error" aria-label={named(t('action.delete'))} disabled={isBusy} onClick={onDelete}>
          {t('action.delete')}
        </Button>
      </Box>
    </Box>
  );
}

const COLOURS: Partial<Record<ScheduleFragment['deliveries'][number]['state'], string>> = {
  SENT: 'success.dark',
  FAILED: 'error.main',
};
