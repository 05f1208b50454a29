import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { MAX_GUEST_HASHTAGS, MAX_HASHTAG_LENGTH } from '@taem/domain/limits.ts';
import { GENDERS, type Gender } from '@taem/domain/person/gender.ts';
import { GENDER_WORDS } from '@taem/domain/person/genderWords.ts';
import {
  AGE_RANGES,
  type AgeRange,
  canFinishGuest,
  EMPTY_GUEST,
  type Guest,
  guestHashtags,
} from '@taem/domain/till/guest.ts';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { SegmentsInput } from '../../form/fields/SegmentsInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { useTillMessages } from '../words/messages.ts';
import { useCustomerMessages } from './messages.ts';
import { useAgeWords } from './useGuestWords.ts';

export interface WalkInDialogProps {
  guest: Guest;
  onFinish: (guest: Guest) => void;
}

/** PAY-34..38: the cashier's observations of a walk-in guest; closing or skipping leaves a guest without any. */
export function WalkInDialog({ guest, onFinish }: WalkInDialogProps) {
  const t = useCustomerMessages();
  const words = useTillMessages();
  const ageWords = useAgeWords();
  const language = useLanguage();
  const [gender, setGender] = useState<Gender | null>(guest.gender);
  const [ageRange, setAgeRange] = useState<AgeRange | null>(guest.ageRange);
  const [tagText, setTagText] = useState(guest.hashtags.map((tag) => tag.replace(/^#/, '')).join(', '));
  const hashtags = guestHashtags(tagText);
  const tagProblem = useTagProblem(hashtags);
  const canFinish = canFinishGuest({ gender, ageRange }) && tagProblem === null;
  const skip = () => onFinish(EMPTY_GUEST);
  const finish = () => {
    if (canFinish) onFinish({ gender, ageRange, hashtags });
  };
  useShortcut(SHORTCUT.proceed, finish, { overDialogs: true });
  // A started answer is only lost on purpose (PAY-36); until there is one, Escape skips like the button.
  const isStarted = gender !== null || ageRange !== null || tagText !== '';
  return (
    <Dialog
      title={t('walkInDialog.title')}
      hint={t('walkInDialog.intro')}
      onClose={(by) => {
        if (by === 'Escape' && !isStarted) skip();
      }}
      onCross={skip}
    >
      <DialogForm onSubmit={finish} onKeyDown={finishOnChosen}>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <SegmentsInput
            label={t('walkInDialog.gender')}
            options={GENDERS.map((value) => ({ value, label: GENDER_WORDS[value][language] }))}
            value={gender}
            onChange={setGender}
          />
          <SegmentsInput
            label={t('walkInDialog.ageRange')}
            options={AGE_RANGES.map((range) => ({ value: range, label: ageWords(range) }))}
            value={ageRange}
            onChange={setAgeRange}
          />
          <TextInput
            label={t('walkInDialog.hashtags')}
            value={tagText}
            onChange={setTagText}
            error={tagProblem ?? undefined}
            hint={hashtags.length > 0 ? hashtags.join('  ') : t('walkInDialog.hashtagsHint')}
          />
        </DialogContent>
        <DialogActions>
          <Box sx={{ flex: 1 }}>
            <Button size="large" onClick={skip} autoFocus>
              {t('walkInDialog.skip')}
            </Button>
          </Box>
          <Button
            size="large"
            type="submit"
            variant="contained"
            disabled={!canFinish}
            aria-keyshortcuts={SHORTCUT.proceed}
            sx={{ minWidth: 160, gap: 1 }}
          >
            {words('done')}
            <KeyHint onButton>{SHORTCUT.proceed}</KeyHint>
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

/** Makes Enter on an option that is already chosen finish the dialog; on another one it chooses. */
function finishOnChosen(event: KeyboardEvent<HTMLFormElement>): void {
  const isChosen = event.target instanceof HTMLElement && event.target.ariaPressed === 'true';
  if (event.key !== 'Enter' || !isChosen) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

function useTagProblem(hashtags: readonly string[]): string | null {
  const t = useCustomerMessages();
  if (hashtags.length > MAX_GUEST_HASHTAGS) return t('walkInDialog.tooMany', { count: MAX_GUEST_HASHTAGS });
  if (hashtags.some((tag) => tag.length > MAX_HASHTAG_LENGTH))
    return t('walkInDialog.tooLong', { count: MAX_HASHTAG_LENGTH - 1 });
  return null;
}
