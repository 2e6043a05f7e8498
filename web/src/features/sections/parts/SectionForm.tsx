import { useLingui } from '@lingui/react/macro';
import type { Section } from 'features/boards/parts/sections';
import { sectionsApi } from 'features/sections/api';
import { sectionRules } from 'features/sections/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { useId } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { TextField } from 'ui/text-field/TextField';

interface SectionFormProps {
  /** The board that gets a section. */
  boardId: string;
  /** The section to change; a new one is made without it. */
  section?: Section;
  /** Pins of the board that go into a new one. */
  pinIds?: readonly string[];
  /** Called with the section once it is made or changed. */
  onMade: (section: Section) => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Asks for the name of a section. Load it with `lazy`. */
export function SectionForm({ boardId, section, pinIds, onMade, onClose }: SectionFormProps) {
  const { t } = useLingui();
  const id = useId();
  const [create] = sectionsApi.useCreateSectionMutation();
  const [update] = sectionsApi.useUpdateSectionMutation();
  const { errors, failure, submit, form } = useForm(sectionRules, async ({ name }) => {
    const answer = section
      ? update({ section_id: section.id, name })
      : create({ board_id: boardId, name, initial_pins: [...(pinIds ?? [])] });
    return answer.unwrap().then(
      (made) => void onMade(made),
      (error: ApiError) => error,
    );
  });
  const title = section ? t`Rename section` : t`Add section`;
  return (
    <Modal
      open
      size="small"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button {...submit} form={id} kind="primary">
            {section ? t`Save` : t`Add`}
          </Button>
        </>
      }
    >
      <form {...form} id={id} aria-label={title}>
        <FormError words={failure} />
        <TextField
          name="name"
          label={t`Name`}
          placeholder={t`Like “Starters” or “Living room”`}
          defaultValue={section?.title}
          maxLength={50}
          autoComplete="off"
          autoFocus
          required
          error={errors.name}
        />
      </form>
    </Modal>
  );
}
