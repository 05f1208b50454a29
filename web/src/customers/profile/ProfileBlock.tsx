import Edit from '@mui/icons-material/EditOutlined';
import { IconButton } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { hasDraft } from './blockDraft.ts';
import { Hidden } from './Hidden.tsx';
import { useProfileMessages } from './messages.ts';
import type { ProfileBlockForm } from './ProfileBlockForm.tsx';
import type { ProfileBlockProps } from './ProfileRecord.ts';

const AlertDialog = late(async () => (await import('../../ui/AlertDialog.tsx')).AlertDialog);

type Load = ProfileBlockProps['form'];
type EditedProps = Omit<ComponentProps<typeof ProfileBlockForm>, 'editor'>;
const edited = new WeakMap<Load, ReturnType<typeof late<EditedProps>>>();

/** Returns the component that edits a block with its fields; the same one at each render. */
function editedBy(load: Load) {
  const part =
    edited.get(load) ??
    late<EditedProps>(
      async () => {
        const [{ ProfileBlockForm }, editor] = await Promise.all([import('./ProfileBlockForm.tsx'), load()]);
        return (props) => <ProfileBlockForm {...props} editor={editor} />;
      },
      () => <LoadingView count={2} />,
    );
  edited.set(load, part);
  return part;
}

/**
 * A part of a profile. Users who may write customers can edit it; it is saved separately, based on the version it was read in
 * (CUST-50, CUST-51, PERM-08). `children` is its read-only content.
 */
export function ProfileBlock({ children, form, ...block }: ProfileBlockProps & { readonly children: ReactNode }) {
  const { record, row, name, title, isHidden = false } = block;
  const t = useProfileMessages();
  const language = useLanguage();
  // Users cannot overwrite what they may not see.
  const canWrite = usePermission(PAGE.customerInsight).canWrite && !isHidden;
  const pencil = useRef<HTMLButtonElement>(null);
  // Unsaved input is displayed again at once.
  const [edits, setEdits] = useState(() => canWrite && hasDraft(record, row.id, [name]));
  const [isSaved, setIsSaved] = useState(false);
  const Edited = editedBy(form);
  // The focus would be lost with the form, or with the popup.
  const toPencil = () => requestAnimationFrame(() => pencil.current?.focus());
  const close = () => {
    setEdits(false);
    toPencil();
  };
  return (
    <TitledCard
      title={title[language]}
      action={
        canWrite &&
        !edits && (
          <IconButton
            ref={pencil}
            aria-label={t('block.edit', { block: title[language] })}
            title={t('block.edit', { block: title[language] })}
            onPointerEnter={Edited.ahead}
            onFocus={Edited.ahead}
            onClick={() => setEdits(true)}
          >
            <Edit />
          </IconButton>
        )
      }
    >
      {edits ? (
        <Edited
          {...block}
          canSave={canWrite}
          onCancel={close}
          onSaved={() => {
            close();
            setIsSaved(true);
          }}
        />
      ) : isHidden ? (
        <Hidden />
      ) : (
        children
      )}
      {isSaved && (
        <AlertDialog
          open
          title={t('block.saved')}
          message={t('block.savedText')}
          onClose={() => {
            setIsSaved(false);
            toPencil();
          }}
        />
      )}
    </TitledCard>
  );
}
