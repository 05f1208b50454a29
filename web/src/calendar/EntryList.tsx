import Cake from '@mui/icons-material/CakeOutlined';
import Event from '@mui/icons-material/EventOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { writtenDay, writtenDays } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { fullName } from '../app/fullName.ts';
import { useLanguage } from '../app/i18n.ts';
import { useSession } from '../app/session.ts';
import { shopDateOf } from '../app/shopDay.ts';
import { CONTROL } from '../ui/tokens.ts';
import type { Birthday, DayEntries } from './entriesByDay.ts';
import { timesOf } from './entriesByDay.ts';
import type { AppointmentFragment } from './gql/graphql.ts';
import { useCalendarMessages } from './messages.ts';

interface Props {
  readonly entries: DayEntries;
  readonly label: string;
  readonly canWrite: boolean;
  readonly onOpen: (appointment: AppointmentFragment) => void;
  /** Folds several birthdays into one line until it is pressed, as in a list of many days appointments matter most. */
  readonly foldsBirthdays?: boolean;
}

/** The entries of one day: an appointment opens its form, a birthday the member's profile. */
export function EntryList({ entries, label, canWrite, onOpen, foldsBirthdays = false }: Props) {
  const t = useCalendarMessages();
  const { appointments, birthdays } = entries;
  const isFoldable = foldsBirthdays && birthdays.length > 1;
  const [isOpen, setOpen] = useState(false);
  return (
    <List disablePadding aria-label={label}>
      {appointments.map((appointment) => (
        <ListItem key={appointment.id} disablePadding>
          {canWrite ? (
            <ListItemButton onClick={() => onOpen(appointment)} sx={{ px: 1 }}>
              <AppointmentWords appointment={appointment} />
            </ListItemButton>
          ) : (
            <Box sx={{ display: 'flex', px: 1, py: 1, alignItems: 'center' }}>
              <AppointmentWords appointment={appointment} />
            </Box>
          )}
        </ListItem>
      ))}
      {isFoldable && (
        <ListItem disablePadding>
          <ListItemButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ px: 1, minHeight: CONTROL }}>
            <ListItemIcon sx={{ minWidth: 36, color: 'secondary.main' }}>
              <Cake />
            </ListItemIcon>
            <ListItemText primary={t('birthdays', { count: birthdays.length })} />
            <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined, color: 'text.secondary' }} />
          </ListItemButton>
        </ListItem>
      )}
      {(!isFoldable || isOpen) &&
        birthdays.map((birthday) => (
          <ListItem key={birthday.id} sx={{ px: 1 }}>
            <BirthdayWords birthday={birthday} />
          </ListItem>
        ))}
    </List>
  );
}

function AppointmentWords({ appointment }: { appointment: AppointmentFragment }) {
  const language = useLanguage();
  const { branches } = useSession();
  const { name, description, branchId, member, startTime, endTime } = appointment;
  const branch = branches.find(({ id }) => id === branchId)?.name;
  const [first, last] = [startTime, endTime].map((moment) => shopDateOf(new Date(moment ?? '')));
  const days = first !== last ? writtenDays({ from: first ?? '', to: last ?? '' }, language) : null;
  const about = [timesOf(appointment), days, member && fullName(member), branch];
  return (
    <>
      <ListItemIcon sx={{ minWidth: 36, color: 'primary.main' }}>
        <Event />
      </ListItemIcon>
      <ListItemText
        primary={name}
        secondary={
          <>
            {about.filter(Boolean).join(' · ')}
            {description && (
              <Typography
                component="span"
                variant="body2"
                sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {description}
              </Typography>
            )}
          </>
        }
        slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
      />
    </>
  );
}

function BirthdayWords({ birthday: { name, birthdate } }: { birthday: Birthday }) {
  const t = useCalendarMessages();
  const language = useLanguage();
  return (
    <>
      <ListItemIcon sx={{ minWidth: 36, color: 'secondary.main' }}>
        <Cake titleAccess={t('birthday')} />
      </ListItemIcon>
      <ListItemText
        primary={name}
        secondary={birthdate ? t('birthday.born', { date: writtenDay(birthdate, language) }) : null}
        slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
      />
    </>
  );
}
