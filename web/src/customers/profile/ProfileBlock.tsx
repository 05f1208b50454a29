import Edit from '@mui/icons-material/EditOutlined';
import { IconButton } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { hasDraft } from './blockDraft.ts';
import { Hidden } from './Hidden.tsx';
import { useProfileMessages } from './messages.ts';
import type { ProfileBlockProps } from './ProfileRecord.ts';

const AlertDialog = late(async () => (await import('../../ui/AlertDialog.tsx')).AlertDialog);
const ProfileBlockForm = late(
  async () => (await import('./ProfileBlockForm.tsx')).ProfileBlockForm,
  () => <LoadingView count={2} />,
);

/**
 * A part of a profile that is read, or edited by users who may write customers, and saved by itself with the version it was
 * read in (CUST-50, CUST-51, PERM-08). `children` is how it is read.
 */
export function ProfileBlock({ children, ...block }: ProfileBlockProps & { readonly children: ReactNode }) {
  const { record, row, name, title, isHidden = false, form } = block;
  const t = useProfileMessages();
  const language = useLanguage();
  // Users cannot overwrite what they may not see.
  const canWrite = usePermission(PAGE.customerInsight).canWrite && !isHidden;
  const pencil = useRef<HTMLButtonElement>(null);
  // What was typed and not saved is in sight again at once.
  const [edits, setEdits] = useState(() => canWrite && hasDraft(record, row.id, [name]));
  const [isSaved, setIsSaved] = useState(false);
  const prepare = () => {
    ProfileBlockForm.ahead();
    form().catch(() => undefined);
  };
  // The focus would fall out of the page with the form, or with the popup.
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
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setEdits(true)}
          >
            <Edit />
          </IconButton>
        )
      }
    >
      {edits ? (
        <ProfileBlockForm
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
