import type { ChangeEvent } from 'react';
import { checkPicture, PICTURE_ACCEPT, type PictureProblem } from '../../app/checkPicture.ts';
import { useObjectUrl } from '../../app/useObjectUrl.ts';
import { FormField, fieldStatus } from '../../form/plain/FormField.tsx';
import { useQuestionMessages } from './messages.ts';
import type { FieldProps } from './QuestionField.tsx';
import { fieldId, type Problem } from './question.ts';
import css from './questions.module.css';

const PROBLEMS: Readonly<Record<PictureProblem, Problem>> = {
  kind: 'pictureKind',
  size: 'pictureSize',
  unreadable: 'pictureUnreadable',
};

interface Props extends FieldProps {
  readonly picture: File | null;
  readonly onPicture: (id: string, picture: File | null, problem?: Problem) => void;
}

export function PictureQuestion({ question, label, problem, disabled, picture, onPicture }: Props) {
  const t = useQuestionMessages();
  const preview = useObjectUrl(picture);
  const id = fieldId(question);
  const notes = { id, hint: question.description, problem };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows choosing the same file again after it was refused.
    target.value = '';
    const checked = file ? await checkPicture(file) : null;
    if (checked instanceof File) onPicture(question.id, checked);
    else if (checked) onPicture(question.id, null, PROBLEMS[checked]);
  };
  return (
    <FormField {...notes} label={label} required={question.required}>
      <div className={css.picture}>
        {picture && preview && <img src={preview} alt={picture.name} className={css.preview} />}
        <span className={css.chooser}>
          <input
            id={id}
            type="file"
            accept={PICTURE_ACCEPT}
            disabled={disabled}
            onChange={take}
            {...fieldStatus(notes)}
          />
          <span className={css.face} aria-hidden="true">
            {t('question.chooseFile')}
          </span>
        </span>
        {picture && (
          <button type="button" className={css.textButton} onClick={() => onPicture(question.id, null)}>
            {t('question.removeFile')}
          </button>
        )}
      </div>
    </FormField>
  );
}
