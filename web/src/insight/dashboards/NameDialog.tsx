import { MAX_SAVED_NAME, savedName } from '@taem/domain/saved/savedDocument.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly name: string;
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the name under which a dashboard is saved. */
export function NameDialog({ name, onSave, onClose }: Props) {
  const t = useDashboardMessages();
  const form = useForm({
    start: { name },
    rule: (typed) => ({ name: savedName.safeParse(typed.name).error?.issues[0]?.message }),
    send: async (typed) => {
      await onSave(savedName.parse(typed.name));
      return null;
    },
  });
  return (
    <FormDialog form={form} title={t('save.title')} onClose={onClose}>
      <Field as={TextInput} name="name" label={t('save.name')} required autoFocus max={MAX_SAVED_NAME} />
    </FormDialog>
  );
}
