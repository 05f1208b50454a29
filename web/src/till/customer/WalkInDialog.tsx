import Close from '@mui/icons-material/Close';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  Typography,
} from '@mui/material';
import {
  AGE_RANGES,
  type AgeRange,
  canFinishGuest,
  EMPTY_GUEST,
  GENDERS,
  type Gender,
  type Guest,
  guestHashtags,
} from '@taem/domain/till/guest.ts';
import { MAX_GUEST_HASHTAGS, MAX_HASHTAG_LENGTH } from '@taem/domain/till/limits.ts';
import { useState } from 'react';
import { useTillMessages } from '../words/messages.ts';
import { useCustomerMessages } from './messages.ts';
import { ToggleChoice } from './ToggleChoice.tsx';
import { useAgeWords } from './useGuestWords.ts';

interface WalkInDialogProps {
  open: boolean;
  guest: Guest;
  onFinish: (guest: Guest) => void;
}

/** PAY-34..38: what the cashier sees of a walk-in guest; closing or skipping leaves a guest of whom nothing is known. */
export function WalkInDialog({ open, guest, onFinish }: WalkInDialogProps) {
  return (
    // Neither Escape nor a tap beside it closes the dialog: a started answer is lost only on purpose (PAY-36).
    <Dialog open={open} maxWidth="sm" fullWidth aria-labelledby="walk-in-title">
      <WalkInForm guest={guest} onFinish={onFinish} />
    </Dialog>
  );
}

function WalkInForm({ guest, onFinish }: Omit<WalkInDialogProps, 'open'>) {
  const t = useCustomerMessages();
  const words = useTillMessages();
  const ageWords = useAgeWords();
  const [gender, setGender] = useState<Gender | null>(guest.gender);
  const [ageRange, setAgeRange] = useState<AgeRange | null>(guest.ageRange);
  const [tagText, setTagText] = useState(guest.hashtags.map((tag) => tag.replace(/^#/, '')).join(', '));
  const hashtags = guestHashtags(tagText);
  const tagProblem = useTagProblem(hashtags);
  return (
    <>
      <DialogTitle id="walk-in-title" sx={{ pr: 8 }}>
        {t('walkInDialog.title')}
      </DialogTitle>
      <IconButton
        aria-label={words('close')}
        onClick={() => onFinish(EMPTY_GUEST)}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <Close />
      </IconButton>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('walkInDialog.intro')}</Typography>
        <ToggleChoice
          label={t('walkInDialog.gender')}
          options={GENDERS.map((value) => ({ value, label: t(`walkInDialog.${value}`) }))}
          value={gender}
          onChange={setGender}
        />
        <ToggleChoice
          label={t('walkInDialog.ageRange')}
          options={AGE_RANGES.map((range) => ({ value: range, label: ageWords(range) }))}
          value={ageRange}
          onChange={setAgeRange}
        />
        <TextField
          fullWidth
          label={t('walkInDialog.hashtags')}
          value={tagText}
          onChange={(event) => setTagText(event.target.value)}
          error={tagProblem !== null}
          helperText={tagProblem ?? (hashtags.length > 0 ? hashtags.join('  ') : t('walkInDialog.hashtagsHint'))}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Box sx={{ flex: 1 }}>
          <Button size="large" onClick={() => onFinish(EMPTY_GUEST)}>
            {t('walkInDialog.skip')}
          </Button>
        </Box>
        <Button
          size="large"
          variant="contained"
          disabled={!canFinishGuest({ gender, ageRange }) || tagProblem !== null}
          onClick={() => onFinish({ gender, ageRange, hashtags })}
          sx={{ minWidth: 160 }}
        >
          {words('done')}
        </Button>
      </DialogActions>
    </>
  );
}

function useTagProblem(hashtags: readonly string[]): string | null {
  const t = useCustomerMessages();
  if (hashtags.length > MAX_GUEST_HASHTAGS) return t('walkInDialog.tooMany', { count: MAX_GUEST_HASHTAGS });
  if (hashtags.some((tag) => tag.length > MAX_HASHTAG_LENGTH))
    return t('walkInDialog.tooLong', { count: MAX_HASHTAG_LENGTH - 1 });
  return null;
}
