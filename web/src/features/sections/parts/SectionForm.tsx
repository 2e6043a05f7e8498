import { useLingui } from '@lingui/react/macro';
import type { Section } from 'features/boards/parts/sections';
import { sectionsApi } from 'features/sections/api';
import { sectionRules } from 'features/sections/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { FormModal } from 'ui/modal/FormModal';
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
  const [create] = sectionsApi.useCreateSectionMutation();
  const [update] = sectionsApi.useUpdateSectionMutation();
  const state = useForm(sectionRules, async ({ name }) => {
    const answer = section
      ? update({ section_id: section.id, name })
      : create({ board_id: boardId, name, initial_pins: [...(pinIds ?? [])] });
    return answer.unwrap().then(
      (made) => void onMade(made),
      (error: ApiError) => error,
    );
  });
  return (
    <FormModal
      title={section ? t`Rename section` : t`Add section`}
      state={state}
      action={section ? t`Save` : t`Add`}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t`Name`}
        placeholder={t`Like “Starters” or “Living room”`}
        defaultValue={section?.title}
        maxLength={50}
        autoComplete="off"
        autoFocus
        required
        error={state.errors.name}
      />
    </FormModal>
  );
}
