import { MAX_SAVED_NAME, savedName } from '@taem/domain/saved/savedDocument.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { FlagInput } from '../../form/fields/FlagInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import type { ViewWords } from './messages.ts';

interface Props {
  readonly t: ViewWords;
  readonly title: string;
  readonly name: string;
  /** Whether it asks if the view is shared with everyone. */
  readonly asksShared: boolean;
  /** Resolves to the reason why the name is refused, or undefined. */
  readonly onSave: (name: string, isShared: boolean) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and for a new one whether it is shared. */
export function ViewDialog({ t, title, name, asksShared, onSave, onClose }: Props) {
  const form = useForm({
    start: { name, isShared: false },
    rule: (typed) => ({ name: savedName.safeParse(typed.name).error?.issues[0]?.message }),
    send: async (typed) => {
      const refused = await onSave(savedName.parse(typed.name), typed.isShared);
      return refused === undefined ? null : [{ code: '', message: refused, path: ['name'] }];
    },
  });
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <Field as={TextInput} name="name" label={t('name')} required autoFocus max={MAX_SAVED_NAME} />
      {asksShared && <Field as={FlagInput} name="isShared" isTick label={t('share')} hint={t('shareHint')} />}
    </FormDialog>
  );
}
