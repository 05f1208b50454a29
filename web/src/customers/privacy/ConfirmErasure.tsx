import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { usePrivacyMessages } from './messages.ts';

interface Props {
  readonly title: string;
  readonly isLoading: boolean;
  /** What would be erased and what would stay; null if it could not be read. */
  readonly preview: ReactNode | null;
  /** Why the erasure is impossible now, in words. */
  readonly obstacles: readonly string[];
  /** The text that must be typed, and the label of its field. */
  readonly word: string;
  readonly label: string;
  readonly wrong: string;
  readonly failure: string | null;
  readonly onErase: () => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * Displays what an erasure removes and leaves, or its obstacles. It is confirmed by typing a text that identifies the person.
 */
export function ConfirmErasure(props: Props) {
  const { title, isLoading, preview, obstacles, word, label, wrong, failure, onErase, onClose } = props;
  const t = usePrivacyMessages();
  const isPossible = preview !== null && obstacles.length === 0;
  const form = useForm({
    start: { typed: '' },
    rule: ({ typed }) => ({ typed: sameWord(typed, word) ? undefined : wrong }),
    send: async () => {
      await onErase();
      return null;
    },
  });
  return (
    <FormDialog
      form={form}
      title={title}
      maxWidth="sm"
      save={isPossible ? t('erase.do') : false}
      color="error"
      disabled={form.hook.watch('typed').trim() === ''}
      cancel={t('erase.close')}
      onClose={onClose}
    >
      {isLoading && <LoadingView count={3} height={40} />}
      {!isLoading && preview === null && <Alert severity="error">{t('erase.failed')}</Alert>}
      {obstacles.map((obstacle) => (
        <Alert key={obstacle} severity="warning">
          {obstacle}
        </Alert>
      ))}
      {isPossible && (
        <>
          {preview}
          <Field as={TextInput} name="typed" label={label} disabled={form.isBusy} />
        </>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </FormDialog>
  );
}

const sameWord = (typed: string, word: string): boolean => typed.trim().toLowerCase() === word.trim().toLowerCase();
